import Foundation

/// Hears of the font that the person picks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called when the picker was left without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when a font was picked.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Lets the person pick a font from those of the system.
///
/// On iOS the picker is a program of its own. Here it is a list of the families, or of the faces, with a
/// Cancel button; search, and the fonts used last, are not there.
/// Follows <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller>.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered, and how they show.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of a family are offered, or only families; false by default.
    open var includeFaces = false
    /// Whether all names show in the system's font, not in their own; false by default.
    open var displayUsingSystemFont = false
    /// Traits of which a font must have one; empty, the default, for every font. Only bold, italic and
    /// monospaced fonts are told apart here; other traits do not narrow the list.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Which languages a font must be able to write; nil, the default, for any.
    @Unsupported(
      "UIFontPickerViewController.Configuration.filteredLanguagesPredicate: fonts of every language are offered"
    )
    open var filteredLanguagesPredicate: NSPredicate? = nil

    public override init() { super.init() }
  }

  /// Hears of the font; not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Which fonts are offered; fixed when the picker is made.
  open private(set) var configuration: Configuration
  /// The font that is picked; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { list.tableView.reloadData() } }

  private lazy var list = FontList(picker: self)

  /// A picker that offers fonts as the configuration says.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.title = title ?? SystemWord.chooseFont.text
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let stack = UINavigationController(rootViewController: list)
    show(child: stack, in: view, frame: view.bounds)
  }

  fileprivate func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    dismiss(animated: true)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIFontPickerViewController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.cancel()
      return true
    }
  }
}

/// The names of the fonts, a family to a section where faces are offered too.
private final class FontList: UITableViewController {
  private weak var picker: UIFontPickerViewController?
  private let sections: [(family: String, names: [String])]

  init(picker: UIFontPickerViewController) {
    self.picker = picker
    let told: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace]
    let wanted = picker.configuration.filteredTraits.intersection(told)
    sections = UIFont.familyNames.sorted().compactMap { family in
      let all = UIFont.fontNames(forFamilyName: family).sorted()
      let names = all.filter { name in
        wanted.isEmpty
          || !(UIFont(name: name, size: 17)?.fontDescriptor.symbolicTraits ?? []).isDisjoint(with: wanted)
      }
      guard !names.isEmpty else { return nil }
      return (family, picker.configuration.includeFaces ? names : [family])
    }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    picker?.configuration.includeFaces == true ? sections[section].family : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "font")
      ?? UITableViewCell(style: .default, reuseIdentifier: "font")
    let name = sections[indexPath.section].names[indexPath.row]
    cell.textLabel?.text = Self.title(of: name, in: sections[indexPath.section].family)
    if picker?.configuration.displayUsingSystemFont == false {
      cell.textLabel?.font = UIFont(name: name, size: 17) ?? .preferredFont(forTextStyle: .body)
    }
    let selected = picker?.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17) }
    let isSelected = selected.map { $0.fontName == name || $0.familyName == name } ?? false
    cell.accessoryType = isSelected ? .checkmark : .none
    return cell
  }

  /// The name of a font as people write it: `Georgia Bold Italic` for `Georgia-BoldItalic`.
  private static func title(of name: String, in family: String) -> String {
    guard name != family, let dash = name.firstIndex(of: "-") else { return family }
    let face = name[name.index(after: dash)...].reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words.append(letter)
    }
    return family + face
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = sections[indexPath.section].names[indexPath.row]
    guard let font = UIFont(name: name, size: 17) else { return }
    picker?.pick(font.fontDescriptor)
  }
}
