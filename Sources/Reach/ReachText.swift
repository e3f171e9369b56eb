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
    if !isComplete {
      lines.append("The way was not finished: it was stopped after \(Self.counted(stops.count, "stop")).")
    }
    if isRotorComplete == false {
      lines.append(
        "The rotor was not tried with all of its items: the screen did not scroll back to its beginning.")
    }
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
    var known = Dictionary(grouping: before.stops.filter(\.isActionable)) { ReachKey($0) }
    var rows: [String] = []
    for stop in stops where stop.isActionable {
      guard var same = known[ReachKey(stop)], let old = same.first else {
        rows.append("New: \(Self.oneLine(stop.words)), \(Self.flicks(stop.flicks)).")
        continue
      }
      same.removeFirst()
      known[ReachKey(stop)] = same
      let changes = stop.changes(since: old, totals: before.totals)
      if !changes.isEmpty {
        rows.append("\(Self.oneLine(stop.words)): \(changes.joined(separator: "; ")).")
      }
    }
    for stop in before.stops where stop.isActionable {
      guard var left = known[ReachKey(stop)], !left.isEmpty else { continue }
      left.removeFirst()
      known[ReachKey(stop)] = left
      rows.append("Gone: \(Self.oneLine(stop.words)).")
    }
    if !rows.isEmpty { lines += ["", "Controls whose way changed:"] + rows }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let mostNames = 10

  static func flicks(_ count: Int) -> String { counted(count, "flick") }
  fileprivate static func counted(_ count: Int, _ word: String, _ words: String? = nil) -> String {
    counted(Double(count), word, words)
  }
  fileprivate static func counted(_ count: Double, _ word: String, _ words: String? = nil) -> String {
    "\(number(count)) \(count == 1 ? word : words ?? word + "s")"
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
    let number = Report.number
    let counted: (Double, String, String?) -> String = { Report.counted($0, $1, $2) }
    var lines = [
      "\(Report.counted(stops, "stop")), \(counted(seconds, "second", nil)) to hear all of it; \(actionable) of them \(actionable == 1 ? "is a control" : "are controls")."
    ]
    if actionable > 0 {
      lines.append(
        "To a control it takes \(counted(meanFlicks, "flick", nil)) and \(counted(meanSeconds, "second", nil)) on average, at most \(Report.flicks(mostFlicks)) and \(counted(mostSeconds, "second", nil))."
      )
    }
    if let nearerByRotor, nearerByRotor > 0 {
      lines.append("The rotor makes the way to \(nearerByRotor) of them shorter.")
    }
    if let meanSwitchPresses, let mostSwitchPresses, let meanSwitchSeconds, let mostSwitchSeconds {
      let ratio =
        switchRatio.map {
          $0 > 1
            ? ", \(number($0)) times the least effort of any grouping" : ", as little as any grouping could"
        } ?? ""
      lines.append(
        "With Switch Control it takes \(counted(meanSwitchPresses, "press", "presses")) and \(counted(meanSwitchSeconds, "second", nil)) on average, at most \(Report.counted(mostSwitchPresses, "press", "presses")) and \(counted(mostSwitchSeconds, "second", nil))\(ratio)\(scope(switchControls))."
      )
    }
    if let meanWords {
      let numbers =
        withoutOwnName.map { $0 > 0 ? "; \($0) can only be called by a number" : "" } ?? ""
      lines.append(
        "With Voice Control it takes \(counted(meanWords, "word", nil)) on average\(numbers)\(scope(voiceControls))."
      )
    }
    if let meanKeystrokes, let mostKeystrokes {
      lines.append(
        "With Full Keyboard Access it takes \(counted(meanKeystrokes, "key", nil)) on average, at most \(mostKeystrokes)\(scope(keyboardControls))."
      )
    }
    return lines
  }

  /// Of which controls a total is, unless it is of all of them.
  private func scope(_ count: Int?) -> String {
    guard let count, count < actionable else { return "" }
    return (scrolledControls ?? 0) > 0
      ? " (of the \(Report.counted(count, "control")) on the screen at first)"
      : " (of \(count) of the \(actionable) controls)"
  }

  fileprivate typealias Report = ReachReport
}

extension ReachReport.Stop {
  /// The ways to it, a line for those of VoiceOver and one for the others.
  fileprivate var ways: [String] {
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
    let scrolled = afterScrolling ?? []
    var lines = [first]
    let atOnce = Report.Technology.allCases.filter { !scrolled.contains($0) }.compactMap(way)
    if !atOnce.isEmpty { lines.append(atOnce.joined(separator: " ")) }
    let later = scrolled.compactMap(way)
    if !later.isEmpty { lines.append("After scrolling: " + later.joined(separator: " ")) }
    let open = scrolled.filter { way($0) == nil }.map(\.name)
    if !open.isEmpty { lines.append("Only after scrolling: \(open.joined(separator: ", ")).") }
    return lines
  }

  /// The way of a technology; nil where there is none, and for VoiceOver.
  private func way(_ technology: Report.Technology) -> String? {
    switch technology {
    case .voiceOver: return nil
    case .switchControl:
      guard let switchPresses, let switchSeconds else { return nil }
      return
        "Switch Control: \(Report.counted(switchPresses, "press", "presses")), \(Report.seconds(switchSeconds))."
    case .voiceControl: return phrases.map { "Voice Control: \(Self.said($0))." }
    case .fullKeyboardAccess:
      guard let keystrokes else { return nil }
      let names = keys.map { $0.isEmpty ? "" : ": " + $0.joined(separator: ", ") } ?? ", by its name"
      return "Keyboard: \(Report.counted(keystrokes, "key"))\(names)."
    }
  }

  private static func said(_ phrases: [String]) -> String {
    phrases.map { "“\(Report.oneLine($0))”" }.joined(separator: ", ")
  }

  /// What it takes more, less or otherwise than before, by those technologies that the earlier report knows of.
  fileprivate func changes(since old: Self, totals: Report.Totals) -> [String] {
    var changes: [String] = []
    if old.flicks != flicks { changes.append("\(old.flicks) → \(Report.flicks(flicks))") }
    func count(_ name: String, _ old: Int?, _ new: Int?, _ word: String, _ words: String? = nil) {
      guard old != new else { return }
      let after = new.map { Report.counted($0, word, words) } ?? "not reached"
      changes.append("\(name) \(old.map(String.init) ?? "not reached") → \(after)")
    }
    if totals.meanSwitchPresses != nil {
      count("Switch Control", old.switchPresses, switchPresses, "press", "presses")
    }
    if totals.meanWords != nil, old.phrases != phrases {
      let said = [old.phrases, phrases].map { $0.map(Self.said) ?? "not called" }
      changes.append("Voice Control \(said.joined(separator: " → "))")
    }
    guard totals.meanKeystrokes != nil else { return changes }
    if old.keystrokes == keystrokes, let before = old.keys, let keys, before != keys {
      changes.append("keyboard \(before.joined(separator: ", ")) → \(keys.joined(separator: ", "))")
    } else {
      count("keyboard", old.keystrokes, keystrokes, "key")
    }
    return changes
  }

  fileprivate typealias Report = ReachReport
}
