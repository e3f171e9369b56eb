/// A class of the system from which an app's own classes come: how its objects are made.
struct StandInRoot {
  /// Its initialisers, as a subclass overrides them.
  var overrides: [String]
  /// The call with which an initialiser of a subclass ends.
  var call: String
  /// The selectors of these initialisers, which a header may declare again.
  var selectors: Set<String>
  /// Whether an object can be made without anything.
  var isMadeAlone = true

  private static let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
  private static let frame = "override init(frame: CGRect) { super.init(frame: frame) }"
  private static let nib =
    "override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }"

  private static let common: Set = ["init", "initWithCoder:"]

  static let object = StandInRoot(
    overrides: ["override init() { super.init() }"], call: "super.init()", selectors: ["init"])

  private static let table: [String: StandInRoot] = {
    let view = StandInRoot(
      overrides: [frame, coder], call: "super.init(frame: .zero)",
      selectors: common.union(["initWithFrame:"]))
    let controller = StandInRoot(
      overrides: [nib, coder], call: "super.init(nibName: nil, bundle: nil)",
      selectors: common.union(["initWithNibName:bundle:"]))
    var roots = ["NSObject": object, "UIResponder": object, "NSOperation": object, "UIView": view]
    roots["UIViewController"] = controller
    roots["UITableViewController"] = StandInRoot(
      overrides: [
        "override init(style: UITableView.Style) { super.init(style: style) }", nib, coder,
      ], call: "super.init(style: .plain)", selectors: controller.selectors.union(["initWithStyle:"]))
    roots["UITableViewCell"] = StandInRoot(
      overrides: [
        "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }",
        coder,
      ], call: "super.init(style: .default, reuseIdentifier: nil)",
      selectors: view.selectors.union(["initWithStyle:reuseIdentifier:"]))
    roots["UITextView"] = StandInRoot(
      overrides: [
        "override init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame, textContainer: textContainer) }",
        coder,
      ], call: "super.init(frame: .zero, textContainer: nil)",
      selectors: view.selectors.union(["initWithFrame:textContainer:"]))
    roots["UICollectionViewController"] = StandInRoot(
      overrides: [
        "override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }",
        nib, coder,
      ], call: "super.init(nibName: nil, bundle: nil)",
      selectors: controller.selectors.union(["initWithCollectionViewLayout:"]))
    roots["NSManagedObject"] = StandInRoot(
      overrides: [
        "override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) }"
      ], call: "super.init(entity: NSEntityDescription(), insertInto: nil)",
      selectors: ["init", "initWithEntity:insertIntoManagedObjectContext:"], isMadeAlone: false)
    roots["UIStoryboardSegue"] = StandInRoot(
      overrides: [
        "override init(identifier: String?, source: UIViewController, destination: UIViewController) { super.init(identifier: identifier, source: source, destination: destination) }"
      ], call: "super.init(identifier: nil, source: UIViewController(), destination: UIViewController())",
      selectors: ["initWithIdentifier:source:destination:"], isMadeAlone: false)
    roots["UIGestureRecognizer"] = StandInRoot(
      overrides: [
        "override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }"
      ],
      call: "super.init(target: nil, action: nil)", selectors: common.union(["initWithTarget:action:"]))
    for name in ["UITableView", "UICollectionView"] {
      let isTable = name == "UITableView"
      roots[name] = StandInRoot(
        overrides: [
          isTable
            ? "override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }"
            : "override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame, collectionViewLayout: layout) }",
          coder,
        ],
        call: isTable
          ? "super.init(frame: .zero, style: .plain)"
          : "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
        selectors: view.selectors.union(["initWithFrame:style:", "initWithFrame:collectionViewLayout:"]),
        isMadeAlone: isTable)
    }
    return roots
  }()

  private static let withCoder: Set = [
    "NSTextStorage", "NSLayoutManager", "NSTextContainer", "UICollectionViewLayout",
    "UICollectionViewFlowLayout", "NSTextAttachment", "UIBarButtonItem", "UINavigationItem",
  ]

  /// What is known of a class of the system, or of those like it.
  static func named(_ name: String) -> StandInRoot {
    if let known = table[name] { return known }
    if withCoder.contains(name) {
      return StandInRoot(
        overrides: ["override init() { super.init() }", coder], call: "super.init()", selectors: common)
    }
    for (ending, base) in [
      ("ViewController", "UIViewController"), ("GestureRecognizer", "UIGestureRecognizer"),
      ("NavigationController", "UIViewController"), ("TabBarController", "UIViewController"),
      ("SplitViewController", "UIViewController"), ("AlertController", "UIViewController"),
      ("Segue", "UIStoryboardSegue"),
    ] where name.hasPrefix("UI") && name.hasSuffix(ending) {
      return table[base] ?? object
    }
    let isView =
      name.hasPrefix("UI")
      && [
        "View", "Label", "Button", "Control", "Switch", "Slider", "Field", "Cell", "Bar", "Window", "Stepper",
        "Picker", "Toolbar",
      ].contains { name.hasSuffix($0) }
    return isView ? table["UIView"] ?? object : object
  }
}
