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
    let keys = actionable.compactMap(\.keystrokes)
    if !keys.isEmpty {
      meanKeystrokes = mean(keys.map(Double.init))
      mostKeystrokes = keys.max()
    }
    let presses = actionable.compactMap(\.switchPresses)
    let seconds = actionable.compactMap(\.switchSeconds)
    if !presses.isEmpty {
      meanSwitchPresses = mean(presses.map(Double.init))
      mostSwitchPresses = presses.max()
      meanSwitchSeconds = mean(seconds)
      mostSwitchSeconds = seconds.max()
    }
    let phrases = actionable.compactMap(\.phrases)
    if !phrases.isEmpty {
      meanWords = mean(phrases.map { Double($0.reduce(0) { $0 + $1.split(separator: " ").count }) })
      withoutOwnName = phrases.count { $0.count > 1 }
    }
  }
}
