import Foundation

extension ReachReport {
  /// The report as text that reads well aloud.
  public var text: String {
    var lines = ["# \(screen)", ""]
    let width = String(stops.count).count
    for (index, stop) in stops.enumerated() {
      let number = String(index + 1)
      let margin = String(repeating: " ", count: width - number.count)
      lines.append("\(margin)\(number). \(Self.oneLine(stop.words))")
      guard stop.isActionable else { continue }
      let indentation = String(repeating: " ", count: width + 2)
      lines += stop.ways.map { indentation + $0 }
    }
    lines.append("")
    lines += totals.lines
    if !trap.isEmpty {
      let after = trapFlicks.map { ", the first time after \(Self.flicks($0))" } ?? ""
      lines.append("The cursor cannot leave: it goes to and fro between \(Self.list(trap))\(after).")
    }
    for technology in Technology.allCases {
      let missed = unreached.filter { $0.technology == technology }
      guard !missed.isEmpty else { continue }
      lines.append("Not reached with \(technology.name):")
      lines += missed.prefix(Self.mostNames).map { missed in
        let reason = missed.reason.isEmpty ? "" : ": \(Self.oneLine(missed.reason))"
        return "  “\(Self.oneLine(missed.label))”, \(missed.role)\(reason)."
      }
      if missed.count > Self.mostNames { lines.append("  And \(missed.count - Self.mostNames) more.") }
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
    if let old = old.meanSwitchPresses, let new = new.meanSwitchPresses {
      lines.append("Presses of a switch to a control, on average: \(Self.change(old, new)).")
    }
    if let old = old.meanSwitchSeconds, let new = new.meanSwitchSeconds {
      lines.append("Seconds of scanning to a control, on average: \(Self.change(old, new)).")
    }
    if let old = old.meanWords, let new = new.meanWords {
      lines.append("Words to say for a control, on average: \(Self.change(old, new)).")
    }
    lines.append("Never reached by flicking: \(Self.change(Double(old.unreached), Double(new.unreached))).")
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

  private static let mostNames = 10

  static func flicks(_ count: Int) -> String { counted(count, "flick") }
  fileprivate static func counted(_ count: Int, _ word: String, _ words: String? = nil) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(words ?? word + "s")"
  }
  static func seconds(_ seconds: Double) -> String { "\(number(seconds)) s" }

  fileprivate static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }

  private static func change(_ old: Double, _ new: Double) -> String {
    guard old != new else { return "\(number(old)), as before" }
    let share = old > 0 ? Int(((new - old) / old * 100).rounded()) : 0
    return "\(number(old)) → \(number(new))" + (old > 0 ? " (\(share > 0 ? "+" : "−")\(abs(share)) %)" : "")
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(mostNames).map { "“\(oneLine($0))”" }.joined(separator: ", ")
      + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
  }

  fileprivate static func oneLine(_ text: String) -> String {
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
    if let nearerByRotor, nearerByRotor > 0 {
      lines.append("The rotor makes the way to \(nearerByRotor) of them shorter.")
    }
    if let meanSwitchPresses, let mostSwitchPresses, let meanSwitchSeconds, let mostSwitchSeconds {
      let ratio = switchRatio.map { ", \($0) times the least effort of any grouping" } ?? ""
      lines.append(
        "With Switch Control it takes \(ReachReport.number(meanSwitchPresses)) presses and \(ReachReport.number(meanSwitchSeconds)) seconds on average, at most \(mostSwitchPresses) presses and \(ReachReport.number(mostSwitchSeconds)) seconds\(ratio)."
      )
    }
    if let meanWords {
      let numbers =
        withoutOwnName.map { $0 > 0 ? "; \($0) can only be called by a number" : "" } ?? ""
      lines.append("With Voice Control it takes \(ReachReport.number(meanWords)) words on average\(numbers).")
    }
    if let meanKeystrokes, let mostKeystrokes {
      lines.append(
        "With Full Keyboard Access it takes \(ReachReport.number(meanKeystrokes)) keys on average, at most \(mostKeystrokes)."
      )
    }
    return lines
  }
}

extension ReachReport.Stop {
  /// The ways to it, a line for those of VoiceOver and one for the others.
  fileprivate var ways: [String] {
    typealias Report = ReachReport
    var first = "VoiceOver: \(Report.flicks(flicks)), \(Report.seconds(secondsFromStart))."
    if let rotor {
      let parts = [
        (rotor.turns, "turn"), (rotor.swipes, "swipe down"), (rotor.flicks, "flick"),
      ].filter { $0.0 > 0 }
      let gestures = parts.map {
        Report.counted($0.0, $0.1, $0.1 == "swipe down" ? "swipes down" : nil)
      }
      first += " Rotor, \(rotor.item): \(gestures.joined(separator: ", "))."
    }
    var others: [String] = []
    if let switchPresses, let switchSeconds {
      others.append(
        "Switch Control: \(Report.counted(switchPresses, "press", "presses")), \(Report.seconds(switchSeconds))."
      )
    }
    if let phrases {
      others.append(
        "Voice Control: " + phrases.map { "“\(Report.oneLine($0))”" }.joined(separator: ", ") + ".")
    }
    if let keystrokes {
      let names = keys.map { $0.isEmpty ? "" : ": " + $0.joined(separator: ", ") } ?? ", by its name"
      others.append("Keyboard: \(Report.counted(keystrokes, "key"))\(names).")
    }
    return [first] + (others.isEmpty ? [] : [others.joined(separator: " ")])
  }
}
