extension ReachReport {
  /// Sums over a screen.
  public struct Totals: Codable, Sendable, Equatable {
    /// The stops, and how many of them are actionable.
    public var stops, actionable: Int
    /// How long all of it takes to hear, in seconds.
    public var seconds: Double
    /// The flicks to an actionable element, on average; 0 without any.
    public var meanFlicks: Double
    /// The most flicks that an actionable element takes.
    public var mostFlicks: Int
    /// The seconds until an actionable element has been heard, on average and at most; 0 without any.
    public var meanSeconds, mostSeconds: Double
    /// How many elements VoiceOver never reaches.
    public var unreached: Int
    /// How many controls are nearer by the rotor than by flicking.
    public var nearerByRotor: Int?
    /// The keys to a control with Full Keyboard Access, on average and at most; nil where none is reached.
    public var meanKeystrokes: Double?
    public var mostKeystrokes: Int?
    /// The presses of a switch to a control, on average and at most, and the seconds; nil where none is scanned.
    public var meanSwitchPresses: Double?
    public var mostSwitchPresses: Int?
    public var meanSwitchSeconds, mostSwitchSeconds: Double?
    /// How many times the effort with switches is the least that any grouping of so many items could take.
    public var switchRatio: Double?
    /// The words to say for a control, on average; nil where none is called.
    public var meanWords: Double?
    /// How many controls can only be called by a number: they have no name, or others have it too.
    public var withoutOwnName: Int?
    /// Of how many controls the totals of each technology are: those that it reaches without scrolling. Nil where there are none.
    public var switchControls, voiceControls, keyboardControls: Int?
    /// How many controls come into view by scrolling, for any of these technologies.
    public var scrolledControls: Int?
  }
}

extension ReachReport.Totals {
  init(_ stops: [ReachReport.Stop], unreached: Int) {
    let actionable = stops.filter(\.isActionable)
    func mean(_ values: [Double]) -> Double {
      values.isEmpty ? 0 : ReachReport.rounded(values.reduce(0, +) / Double(values.count))
    }
    self.init(
      stops: stops.count, actionable: actionable.count,
      seconds: ReachReport.rounded(stops.reduce(0) { $0 + $1.seconds }),
      meanFlicks: mean(actionable.map { Double($0.flicks) }),
      mostFlicks: actionable.map(\.flicks).max() ?? 0, meanSeconds: mean(actionable.map(\.secondsFromStart)),
      mostSeconds: actionable.map(\.secondsFromStart).max() ?? 0, unreached: unreached)
    nearerByRotor = actionable.count { $0.rotor != nil }
    scrolledControls = actionable.count { $0.afterScrolling != nil }
    func atFirst(_ technology: ReachReport.Technology) -> [ReachReport.Stop] {
      actionable.filter { $0.afterScrolling?.contains(technology) != true }
    }
    let keys = atFirst(.fullKeyboardAccess).compactMap(\.keystrokes)
    if !keys.isEmpty {
      keyboardControls = keys.count
      meanKeystrokes = mean(keys.map(Double.init))
      mostKeystrokes = keys.max()
    }
    let presses = atFirst(.switchControl).compactMap(\.switchPresses)
    let seconds = atFirst(.switchControl).compactMap(\.switchSeconds)
    if !presses.isEmpty {
      switchControls = presses.count
      meanSwitchPresses = mean(presses.map(Double.init))
      mostSwitchPresses = presses.max()
      meanSwitchSeconds = mean(seconds)
      mostSwitchSeconds = seconds.max()
    }
    let phrases = atFirst(.voiceControl).compactMap(\.phrases)
    if !phrases.isEmpty {
      voiceControls = phrases.count
      meanWords = mean(phrases.map { Double($0.reduce(0) { $0 + $1.split(separator: " ").count }) })
      withoutOwnName = phrases.count { $0.count > 1 }
    }
  }
}
