extension ExplorationMap {
  /// The map as text that reads well aloud: whole sentences, no tables.
  public var text: String {
    var lines = [
      "# \(app): \(Self.count(screens.count, "screen")), \(Self.count(steps.count, "action")) tried", "",
    ]
    for screen in screens {
      lines.append(
        "\(screen.number). \(screen.title), \(screen.kind), \(Self.count(screen.elements, "element"))")
      if !screen.way.isEmpty {
        lines.append("   Way: \(screen.way.map(\.words).joined(separator: ", then "))")
      }
      for step in steps where step.from == screen.number { lines.append("   \(words(step))") }
      if !screen.hasWayBack { lines.append("   Nothing that was tried leads back from here.") }
      lines.append("")
    }
    let changes = steps.filter { !$0.unannounced.isEmpty }
    if !changes.isEmpty {
      lines.append("Changes of which assistive technologies were not told:")
      for step in changes {
        let texts = step.unannounced.prefix(3).map { "“\(Self.oneLine($0))”" }.joined(separator: ", ")
        lines.append("   On screen \(step.from), after \(step.action.words): \(texts)")
      }
      lines.append("")
    }
    if !untried.isEmpty {
      lines.append("Not tried:")
      for entry in untried { lines.append("   On screen \(entry.screen), \(entry.action): \(entry.reason).") }
      lines.append("")
    }
    if !unseen.isEmpty { lines += ["Never seen: \(unseen.joined(separator: ", ")).", ""] }
    switch ending {
    case .complete: lines.append("Nothing else is left to try.")
    case .steps: lines.append("The exploration ended after so many steps; --steps sets how many.")
    case .time: lines.append("The exploration ended after so long a time; --time sets how long.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func words(_ step: Step) -> String {
    switch step.outcome {
    case .screen:
      let to = step.to.map { number in
        let screen = screens[number - 1]
        return "\(number), \(screen.title)" + (screen.kind == "screen" ? "" : " (\(screen.kind))")
      }
      return "\(step.action.words) → \(to ?? "another screen")"
    case .change: return "\(step.action.words): something here changes"
    case .nothing: return "\(step.action.words): nothing changes"
    case .refused: return "\(step.action.words): nothing takes it"
    case .end: return "\(step.action.words): the app ends"
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
