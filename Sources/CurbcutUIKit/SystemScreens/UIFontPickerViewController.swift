import CurbcutFoundation

/// Is notified of the font that the user picks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called when the user has cancelled the picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when the user has picked a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user pick one of the system's fonts.
///
/// On iOS the picker runs in a separate process. Here it is a list of the families, or of the faces, with a Cancel
/// button; there are no search and no recently used fonts.
/// Follows <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller>.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered, and how they are displayed.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of each family are offered, rather than only the families; false by default.
    open var includeFaces = false
    /// Whether all names are shown in the system font rather than in their own; false by default.
    open var displayUsingSystemFont = false
    /// The traits of which a font must have at least one; empty, the default, for every font. Only the bold, italic
    /// and monospace traits are supported; others do not filter the list.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// The languages that a font must support; nil, the default, for any.
    @Unsupported(
      "UIFontPickerViewController.Configuration.filteredLanguagesPredicate: fonts of every language are offered"
    )
    open var filteredLanguagesPredicate: NSPredicate? = nil

    public override init() { super.init() }
  }

  /// Is notified of the font; not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Which fonts are offered; fixed at initialisation.
  open private(set) var configuration: Configuration
  /// The selected font; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { list.tableView.reloadData() } }

  private lazy var list = FontList(picker: self)

  /// Makes a picker with a configuration.
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

/// The list of font names, with one section per family.
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

  /// The human-readable name of a font: `Georgia Bold Italic` for `Georgia-BoldItalic`.
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
