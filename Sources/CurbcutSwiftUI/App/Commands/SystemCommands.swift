import Foundation

/// The commands of the system for a list at the side. The menus of an iPad have them by themselves.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sidebarcommands>.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// The commands have no body.
  public typealias Body = Never
}

/// The commands of the system for the toolbar. An iPad has none.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcommands>.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// The commands have no body.
  public typealias Body = Never
}

/// The commands of the system that find text. The menus of an iPad have them by themselves.
///
/// Follows <https://developer.apple.com/documentation/swiftui/texteditingcommands>.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// The commands have no body.
  public typealias Body = Never
}

/// The commands of the system that change the format of text. The menus of an iPad have them by themselves.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textformattingcommands>.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// The commands have no body.
  public typealias Body = Never
}

/// The command of the system that shows and hides the inspector. It is dimmed here: no inspector answers it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/inspectorcommands>.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}
  /// The commands have no body.
  public typealias Body = Never
}
