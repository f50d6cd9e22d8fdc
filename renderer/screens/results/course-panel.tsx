// The course of the match: points of every seat after each round or turn, told apart by shape and dash too.
import { cutAt, type SeatSpec, type TablePush } from '../../../engine/protocol';
import { shapePath } from '../../art/badge';
import { TINCTURE } from '../../art/palette';
import { t } from '../../text/i18n';
import { Panel } from '../../ui/panel';
import { type Measure, measureOf } from './turning-points';

const LEFT = 56;
const RIGHT = 398;
const TOP = 50;
const BOTTOM = 196;
const DASHES: Readonly<Record<SeatSpec['tincture'], string>> = { gules: '', azure: '2 4', vert: '7 4', or: '11 4 2 4' };

export function CoursePanel({ table }: { readonly table: TablePush }) {
  const { course, seats } = table;
  return (
    <Panel x={416} y={382} width={538} height={256} className="course-panel">
      <h2>{t(table.progress.unit === 'round' ? 'results.byRound' : 'results.byTurn')}</h2>
      {course.length < 2 ? (
        <p className="course-none ink2">{t('results.noCourse')}</p>
      ) : (
        <Chart course={course} seats={seats} measure={measureOf(table)} />
      )}
    </Panel>
  );
}

// A step of 1, 2 or 5 times a power of ten that gives four or five lines.
function stepFor(range: number): number {
  const rough = Math.max(range, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

interface ChartProps {
  readonly course: TablePush['course'];
  readonly seats: readonly SeatSpec[];
  readonly measure: Measure;
}

function Chart({ course, seats, measure }: ChartProps) {
  const all = course.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = stepFor(high - low);
  const floor = Math.floor(low / step) * step;
  const x = (index: number) => LEFT + 10 + (index * (RIGHT - LEFT - 20)) / (course.length - 1);
  const y = (points: number) => BOTTOM - ((points - floor) * (BOTTOM - TOP)) / (high - floor);
  const lines = Array.from({ length: Math.floor((high - floor) / step) + 1 }, (_, index) => floor + index * step);
  const every = Math.ceil(course.length / 10);
  const marks = course.length <= 14;
  return (
    <svg className="course-chart" width="530" height="252" role="img" aria-label={t(`results.courseLabel.${measure}`)}>
      {lines.map((points) => (
        <g key={points}>
          <path d={`M${LEFT} ${y(points)}H${RIGHT}`} stroke="#7d5620" strokeOpacity=".28" />
          <text x={LEFT - 8} y={y(points) + 4} textAnchor="end" className="chart-text">
            {points}
          </text>
        </g>
      ))}
      {course.map((_, index) =>
        index % every === 0 || index === course.length - 1 ? (
          <text
            key={x(index)}
            x={x(index)}
            y={BOTTOM + 19}
            textAnchor="middle"
            className={index === course.length - 1 ? 'chart-end' : 'chart-text'}
          >
            {index === course.length - 1 ? t('results.chartEnd') : index + 1}
          </text>
        ) : null,
      )}
      {seats.map((seat, at) => {
        const points = course.map((row, index) => ({ x: x(index), y: y(row[at] ?? 0) }));
        const path = `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}`;
        const { colour } = TINCTURE[seat.tincture];
        const shown = points.filter((_, index) => marks || index === points.length - 1);
        return (
          <g key={seat.tincture}>
            <path d={path} fill="none" stroke="#fff8e6" strokeWidth="6" opacity=".7" strokeLinejoin="round" />
            <path
              d={path}
              fill="none"
              stroke={colour}
              strokeWidth="3"
              strokeDasharray={DASHES[seat.tincture]}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            {shown.map((point) => (
              <path
                key={point.x}
                d={shapePath(seat.tincture, point === points[points.length - 1] ? 7.5 : 4.8)}
                transform={`translate(${point.x} ${point.y})`}
                fill={colour}
                stroke="#fff3d6"
                strokeWidth="1.3"
              />
            ))}
          </g>
        );
      })}
      {seats.map((seat, index) => (
        <g key={seat.tincture} transform={`translate(414 ${62 + index * 24})`}>
          <path
            d="M0 0h24"
            stroke={TINCTURE[seat.tincture].colour}
            strokeWidth="3"
            strokeDasharray={DASHES[seat.tincture]}
            strokeLinecap="round"
          />
          <path
            d={shapePath(seat.tincture, 5.5)}
            transform="translate(12 0)"
            fill={TINCTURE[seat.tincture].colour}
            stroke="#fff3d6"
            strokeWidth="1.3"
          />
          <text x="30" y="5" className="chart-name">
            {seat.name.length > 11 ? `${cutAt(seat.name, 10)}…` : seat.name}
          </text>
        </g>
      ))}
      <text x={(LEFT + RIGHT) / 2} y={BOTTOM + 42} textAnchor="middle" className="chart-text">
        {t(`results.courseNote.${measure}`)}
      </text>
    </svg>
  );
}
