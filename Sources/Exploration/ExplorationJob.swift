/// What one run of an app is to try: a way to go again, and what has been tried already.
public struct ExplorationJob: Sendable, Codable {
  /// The actions that lead from the launch screen to where something is left to try.
  public var way: [ElementAction]
  /// What has been tried, and where it led.
  public var known: [Known]
  /// The screens on which something is left to try.
  public var open: [ScreenShape] = []
  /// The screens that are known, in the order of their numbers.
  public var screens: [ScreenShape] = []
  /// The screen at the end of the way that is only to be reported on; nil to explore.
  public var end: ReportedScreen?
  /// How many actions may be tried.
  public var steps: Int
  /// How many rows that are alike are tried, unless they lead to something new.
  public var rows: Int

  /// An action of a screen, and where it led.
  public struct Known: Hashable, Sendable, Codable {
    /// The screen.
    public var from: ScreenShape
    /// What was done.
    public var action: ElementAction
    /// The screen after it; nil where the app ended.
    public var to: ScreenShape?
  }

  /// A screen that is known, and is to be looked at for longer than exploring does.
  public struct ReportedScreen: Sendable, Codable {
    /// What tells it from others.
    public var shape: ScreenShape
    /// What it is called, and its number.
    public var title: String, number: Int
  }

  /// Creates a job.
  public init(way: [ElementAction], known: [Known], steps: Int, rows: Int) {
    self.way = way
    self.known = known
    self.steps = steps
    self.rows = rows
  }

  /// Creates a job that goes the way to a screen, and reports on it.
  public init(reportingOn screen: ExplorationMap.Screen) {
    self.init(way: screen.way, known: [], steps: 0, rows: 0)
    end = ReportedScreen(shape: screen.shape, title: screen.title, number: screen.number)
  }
}

/// What a run of an app tells, in this order, each as a line of JSON.
public enum ExplorationEvent: Sendable, Codable {
  /// The controllers of the app's storyboards.
  case scenes([String])
  /// A screen is shown for the first time in this run.
  case screen(SeenScreen)
  /// An action is about to be tried; what ends the app after this was it.
  case trying(from: ScreenShape, ElementAction)
  /// What became of it.
  case step(from: ScreenShape, ElementAction, ExplorationMap.Outcome, to: ScreenShape, unannounced: [String])
  /// The way could not be gone again: that action was not found, or led elsewhere.
  case lost(at: Int)
  /// A report on the screen that was shown last, as the caller made it.
  case report(String)

  /// A screen as a run saw it.
  public struct SeenScreen: Sendable, Codable {
    /// What tells it from others.
    public var shape: ScreenShape
    /// What it is called, and what it is.
    public var title, kind: String
    /// How many elements it has.
    public var elements: Int
    /// What can be done on it.
    public var actions: [ElementAction]
    /// Rows that are alike, where there are more than are tried in any case.
    public var rows: [RowGroup]
    /// What is disabled, in words.
    public var disabled: [String]
    /// How this run came to it.
    public var way: [ElementAction]
    /// Whether it is one that needs no way back: what an app launches with.
    public var isFirst: Bool
  }
}
