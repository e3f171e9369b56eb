/// The screens of an app, the ways to them, and what could not be tried.
public struct ExplorationMap: Sendable, Codable {
  /// The name of the form, for who reads the JSON.
  public var format = "curbcut.map"
  /// Its version.
  public var version = 1
  /// The app.
  public var app: String
  /// The screens, in the order in which they were found; the first is the one that the app launches with.
  public var screens: [Screen] = []
  /// What was tried, in this order.
  public var steps: [Step] = []
  /// What was not tried, and why.
  public var untried: [Untried] = []
  /// The controllers of storyboards that never came up.
  public var unseen: [String] = []
  /// Why the exploration ended: nothing was left, or which bound was reached.
  public var ending = Ending.complete

  /// Creates an empty map.
  public init(app: String) { self.app = app }

  /// Why an exploration ended.
  public enum Ending: String, Sendable, Codable {
    /// Nothing was left to try.
    case complete
    /// So many actions were tried.
    case steps
    /// The time was over.
    case time
  }

  /// A screen.
  public struct Screen: Sendable, Codable {
    /// Its number, counted from 1.
    public var number: Int
    /// What it is called: its title, or the class of its controller.
    public var title: String
    /// What it is: `screen`, `sheet`, `popover`, `alert`, `action sheet`.
    public var kind: String
    /// What tells it from others.
    public var shape: ScreenShape
    /// How many elements it has.
    public var elements: Int
    /// What can be done on it.
    public var actions: [ElementAction]
    /// How many rows are like others that were tried, and were not tried themselves.
    public var likeOthers: Int
    /// What is disabled, in words.
    public var disabled: [String]
    /// The shortest way to it that was found, from the launch screen.
    public var way: [ElementAction]
    /// Whether something led back from it, or it needs no way back.
    public var hasWayBack = false
  }

  /// An action that was tried.
  public struct Step: Sendable, Codable {
    /// The number of the screen.
    public var from: Int
    /// What was done.
    public var action: ElementAction
    /// What became of it.
    public var outcome: Outcome
    /// The number of the screen that it led to; nil where it led nowhere.
    public var to: Int?
    /// Texts elsewhere on the screen that changed, of which assistive technologies were not told.
    public var unannounced: [String] = []
  }

  /// What became of an action.
  public enum Outcome: String, Sendable, Codable {
    /// Another screen came up.
    case screen
    /// Something on the same screen changed.
    case change
    /// Nothing changed that assistive technologies can tell.
    case nothing
    /// Nothing took the action.
    case refused
    /// The app ended, crashed, or was stuck.
    case end
  }

  /// What was not tried.
  public struct Untried: Sendable, Codable {
    /// The number of the screen.
    public var screen: Int
    /// What was not done, in words.
    public var action: String
    /// Why.
    public var reason: String
  }
}
