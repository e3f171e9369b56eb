import CurbcutUIKit
import Foundation

/// Where commands are among those of the system.
///
/// Follows <https://developer.apple.com/documentation/swiftui/commandgroupplacement>.
public struct CommandGroupPlacement: Hashable, Sendable {
  /// The group of UIKit's menus.
  let menu: UIMenu.Identifier
  /// What tells of the app, such as its version.
  public static let appInfo = Self(menu: .about)
  /// What opens the app's settings.
  public static let appSettings = Self(menu: .preferences)
  /// Services that other apps offer.
  public static let systemServices = Self(menu: .services)
  /// What hides and shows apps.
  public static let appVisibility = Self(menu: .hide)
  /// What ends the app.
  public static let appTermination = Self(menu: .quit)
  /// What makes and opens documents.
  public static let newItem = Self(menu: .newItem)
  /// What saves documents.
  public static let saveItem = Self(menu: .close)
  /// What imports and exports data.
  public static let importExport = Self(menu: .importExport)
  /// What prints.
  public static let printItem = Self(menu: .print)
  /// Undo and Redo.
  public static let undoRedo = Self(menu: .undoRedo)
  /// Cut, Copy, Paste and Delete.
  public static let pasteboard = Self(menu: .standardEdit)
  /// What finds text, checks spelling and the like.
  public static let textEditing = Self(menu: .findGroup)
  /// What changes the font and other formats of text.
  public static let textFormatting = Self(menu: .formatGroup)
  /// What shows, hides and arranges the toolbar.
  public static let toolbar = Self(menu: .toolbar)
  /// What shows and hides the sidebar, and full screen.
  public static let sidebar = Self(menu: .sidebar)
  /// What changes the size of a window.
  public static let windowSize = Self(menu: .minimizeAndZoom)
  /// What brings open windows to the front.
  public static let windowList = Self(menu: .bringAllToFront)
  /// What opens the windows of which there is only one each.
  public static let singleWindowList = Self(menu: .singleWindowList)
  /// What arranges the windows.
  public static let windowArrangement = Self(menu: .windowArrangement)
  /// The help of the app.
  public static let help = Self(menu: .helpGroup)
}
