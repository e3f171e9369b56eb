import Foundation

extension ReachReport {
  /// The report as text that reads well aloud.
  public var text: String {
    var lines = ["# \(screen)", ""]
    let width = String(stops.count).count
    for (index, stop) in stops.enumerated() {
      let number = String(index + 1)
      let margin = String(repeating: " ", count: width - number.count)
      let cost =
        stop.isActionable
        ? "  (\(Self.flicks(stop.flicks)), \(Self.seconds(stop.secondsFromStart))\(Self.keys(stop.keystrokes)))"
        : ""
      lines.append("\(margin)\(number). \(Self.oneLine(stop.words))\(cost)")
    }
    lines.append("")
    lines += totals.lines
    if !trap.isEmpty {
      lines.append("The cursor cannot leave: it goes to and fro between \(Self.list(trap)).")
    }
    if !unreached.isEmpty {
      lines.append("Never reached: \(Self.list(unreached.map { "\($0.label) (\($0.role))" })).")
    }
    if !isComplete { lines.append("The way was not finished: it was stopped after \(stops.count) stops.") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What became of an earlier report: the totals side by side, and what costs more or less to reach.
  public func comparison(with before: ReachReport) -> String {
    let (old, new) = (before.totals, totals)
    var lines = ["# \(screen), before and after", ""]
    lines.append("Stops: \(Self.change(Double(old.stops), Double(new.stops))).")
    lines.append("Seconds to hear all of it: \(Self.change(old.seconds, new.seconds)).")
    lines.append("Controls: \(Self.change(Double(old.actionable), Double(new.actionable))).")
    lines.append("Flicks to a control, on average: \(Self.change(old.meanFlicks, new.meanFlicks)).")
    lines.append(
      "Flicks to the farthest control: \(Self.change(Double(old.mostFlicks), Double(new.mostFlicks))).")
    lines.append("Seconds to a control, on average: \(Self.change(old.meanSeconds, new.meanSeconds)).")
    if let old = old.meanKeystrokes, let new = new.meanKeystrokes {
      lines.append("Keys to a control, on average: \(Self.change(old, new)).")
    }
    lines.append("Never reached: \(Self.change(Double(old.unreached), Double(new.unreached))).")
    var known = Dictionary(grouping: before.stops.filter(\.isActionable)) { Key($0) }
    var rows: [String] = []
    for stop in stops where stop.isActionable {
      guard var same = known[Key(stop)], let old = same.first else {
        rows.append("New: \(Self.oneLine(stop.words)), \(Self.flicks(stop.flicks)).")
        continue
      }
      same.removeFirst()
      known[Key(stop)] = same
      guard old.flicks != stop.flicks else { continue }
      rows.append("\(Self.oneLine(stop.words)): \(old.flicks) → \(Self.flicks(stop.flicks)).")
    }
    for stop in before.stops where stop.isActionable {
      guard var left = known[Key(stop)], !left.isEmpty else { continue }
      left.removeFirst()
      known[Key(stop)] = left
      rows.append("Gone: \(Self.oneLine(stop.words)).")
    }
    if !rows.isEmpty { lines += ["", "Controls whose way changed:"] + rows }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Key: Hashable {
    var label, role: String

    init(_ stop: Stop) { (label, role) = (stop.label, stop.role) }
  }

  private static func flicks(_ count: Int) -> String { count == 1 ? "1 flick" : "\(count) flicks" }
  private static func keys(_ count: Int?) -> String {
    count.map { $0 == 1 ? ", 1 key" : ", \($0) keys" } ?? ""
  }
  private static func seconds(_ seconds: Double) -> String { "\(number(seconds)) s" }

  fileprivate static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }

  private static func change(_ old: Double, _ new: Double) -> String {
    guard old != new else { return "\(number(old)), as before" }
    let share = old > 0 ? Int(((new - old) / old * 100).rounded()) : 0
    return "\(number(old)) → \(number(new))" + (old > 0 ? " (\(share > 0 ? "+" : "−")\(abs(share)) %)" : "")
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(10).map { "“\(oneLine($0))”" }.joined(separator: ", ")
      + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension ReachReport.Totals {
  fileprivate var lines: [String] {
    var lines = [
      "\(stops) stops, \(ReachReport.number(seconds)) seconds to hear all of it; \(actionable) of them are controls."
    ]
    if actionable > 0 {
      lines.append(
        "To a control it takes \(ReachReport.number(meanFlicks)) flicks and \(ReachReport.number(meanSeconds)) seconds on average, at most \(mostFlicks) flicks and \(ReachReport.number(mostSeconds)) seconds."
      )
    }
    if let meanKeystrokes, let mostKeystrokes {
      lines.append(
        "With Full Keyboard Access it takes \(ReachReport.number(meanKeystrokes)) keys on average, at most \(mostKeystrokes)."
      )
    }
    return lines
  }
}
