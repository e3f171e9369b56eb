import CurbcutUIKit
import Foundation

/// A view that is made anew at the dates of a schedule.
///
/// Follows <https://developer.apple.com/documentation/swiftui/timelineview>.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The date for which the content is made.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Creates a view.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let context = Attribute(Context(date: TimelineClock.now))
    let graph = inputs.graph
    let content = Attribute<Content> {
      let (timeline, context) = (view.value, context.value)
      return ObservedReads.track(graph) { timeline.content(context) }
    }
    let node = Content._makeView(view: _GraphValue(content), inputs: inputs).node
    return Node(view.map { $0.schedule }, context, inputs, node)
  }

  private final class Node: WrapperNode {
    private let context: Attribute<Context>
    private var dates: (any IteratorProtocol<Date>)?
    /// Timers of an earlier schedule count no more.
    private var turn = 0

    init(
      _ schedule: Attribute<Schedule>, _ context: Attribute<Context>, _ inputs: _ViewInputs,
      _ content: ViewNode
    ) {
      self.context = context
      super.init(inputs, content)
      observe { [unowned self] in
        let now = TimelineClock.now
        begin(schedule.value.entries(from: now, mode: .normal).makeIterator(), now)
      }
    }

    private func begin(_ new: some IteratorProtocol<Date>, _ now: Date) {
      dates = new
      turn += 1
      var current: Date?
      // The last date that has come is shown.
      while let date = dates?.next() {
        if date > now {
          wait(for: date)
          break
        }
        current = date
      }
      if let current { context.set(Context(date: current)) }
    }

    private func wait(for date: Date) {
      let turn = turn
      HostTimer.after(max(0, date.timeIntervalSince(TimelineClock.now))) { [weak self] in
        guard let self, self.turn == turn else { return }
        context.set(Context(date: date))
        if let next = dates?.next() { wait(for: max(next, date)) }
      }
    }

    override func willBeRemoved() {
      turn += 1
      super.willBeRemoved()
    }
  }
}

/// The date for which a timeline's content is made.
public struct TimelineViewDefaultContext: Equatable, Sendable {
  /// How often the content is made.
  public enum Cadence: Comparable, Sendable {
    /// Each frame.
    case live
    /// Each second at most.
    case seconds
    /// Each minute at most.
    case minutes
  }

  /// The date.
  public let date: Date
  /// How often the content is made at most.
  public var cadence: Cadence { .live }
  /// Asks for new content of what shows it at a low rate, which nothing does here.
  public func invalidateTimelineContent() {}
}

/// Dates by the host's clock, with which tests advance.
@MainActor
enum TimelineClock {
  private static let start = (date: Date(), time: HostTimer.now)

  static var now: Date { start.date.addingTimeInterval(HostTimer.now - start.time) }
}
