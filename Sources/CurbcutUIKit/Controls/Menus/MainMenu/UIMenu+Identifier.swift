import Foundation

extension UIMenu.Identifier {
  private static func system(_ name: String) -> UIMenu.Identifier { .init("com.apple.menu.\(name)") }
  /// The root of all menus.
  public static let root = system("root")
  /// The application menu.
  public static let application = system("application")
  /// The File menu.
  public static let file = system("file")
  /// The Edit menu.
  public static let edit = system("edit")
  /// The Format menu.
  public static let format = system("format")
  /// The View menu.
  public static let view = system("view")
  /// The Window menu.
  public static let window = system("window")
  /// The Help menu.
  public static let help = system("help")
  /// About the app, in the application menu.
  public static let about = system("about")
  /// The settings of the app, in the application menu.
  public static let preferences = system("preferences")
  /// Services, in the application menu.
  public static let services = system("services")
  /// Hiding the app, in the application menu.
  public static let hide = system("hide")
  /// Quitting the app, in the application menu.
  public static let quit = system("quit")
  /// New windows, in the File menu.
  public static let newScene = system("new-scene")
  /// Opening files, in the File menu.
  public static let open = system("open")
  /// Closing files, in the File menu.
  public static let close = system("close")
  /// Saving files, in the File menu.
  public static let save = system("save")
  /// Printing, in the File menu.
  public static let print = system("print")
  /// Undo and redo, in the Edit menu.
  public static let undoRedo = system("undo-redo")
  /// Cutting, copying and pasting, in the Edit menu.
  public static let standardEdit = system("standard-edit")
  /// Finding, in the Edit menu.
  public static let find = system("find")
  /// Replacing, in the Edit menu.
  public static let replace = system("replace")
  /// Sharing, in the Edit menu.
  public static let share = system("share")
  /// Text sizes, in the Format menu.
  public static let textSize = system("text-size")
  /// Text colours, in the Format menu.
  public static let textColor = system("text-color")
  /// Text styles, in the Format menu.
  public static let textStyle = system("text-style")
  /// Fonts, in the Format menu.
  public static let font = system("font")
  /// Text, in the Format menu.
  public static let text = system("text")
  /// The alignment of text, in the Format menu.
  public static let alignment = system("alignment")
  /// The toolbar, in the View menu.
  public static let toolbar = system("toolbar")
  /// The sidebar, in the View menu.
  public static let sidebar = system("sidebar")
  /// Full screen, in the View menu.
  public static let fullscreen = system("fullscreen")
  /// Minimising and zooming windows, in the Window menu.
  public static let minimizeAndZoom = system("minimize-and-zoom")
  /// Bringing all windows to the front, in the Window menu.
  public static let bringAllToFront = system("bring-all-to-front")
  /// Duplicating, moving, renaming and exporting a document, in the File menu.
  public static let document = system("document")
  /// New things, in the File menu.
  public static let newItem = system("new-item")
  /// Opening recent files, in the File menu.
  public static let openRecent = system("open-recent")
  /// Finding text and what is next, in the Find menu.
  public static let findPanel = system("find-panel")
  /// Spelling, in the Edit menu.
  public static let spelling = system("spelling")
  /// Showing what is misspelt, in the Spelling menu.
  public static let spellingPanel = system("spelling-panel")
  /// How spelling is checked, in the Spelling menu.
  public static let spellingOptions = system("spelling-options")
  /// Substitutions, in the Edit menu.
  public static let substitutions = system("substitutions")
  /// Showing substitutions, in the Substitutions menu.
  public static let substitutionsPanel = system("substitutions-panel")
  /// What is substituted, in the Substitutions menu.
  public static let substitutionOptions = system("substitution-options")
  /// Changing the case of letters, in the Edit menu.
  public static let transformations = system("transformations")
  /// Speaking text, in the Edit menu.
  public static let speech = system("speech")
  /// Looking up words, in the Edit menu.
  public static let lookup = system("lookup")
  /// Learning words, in the Edit menu.
  public static let learn = system("learn")
  /// Filling in what is known, in the Edit menu.
  public static let autoFill = system("auto-fill")
  /// Copying and pasting text styles, in the Font menu.
  public static let textStylePasteboard = system("text-style-pasteboard")
  /// The writing direction, in the Text menu.
  public static let writingDirection = system("writing-direction")
  /// The inspector, in the View menu.
  public static let inspector = system("inspector")
}
