/// The methods that protocols of the system ask of a class, which headers do not repeat.
enum RequiredMembers {
  static func text(of name: String) -> String? { table[name] }

  /// The protocols that classes of the system have already.
  static func kept(by root: String) -> Set<String> {
    var kept: Set = ["NSObject"]
    let isView = StandInRoot.named(root).selectors.contains("initWithFrame:")
    if isView {
      kept.formUnion([
        "NSCoding", "UIAppearance", "UIAppearanceContainer", "UIDynamicItem", "UITraitEnvironment",
        "UICoordinateSpace", "UIFocusItem",
      ])
    }
    if root.hasSuffix("ViewController") || root.hasSuffix("NavigationController") {
      kept.formUnion([
        "NSCoding", "UITraitEnvironment", "UIContentContainer", "UIAppearanceContainer", "UIStateRestoring",
      ])
    }
    switch root {
    case "UITableViewController":
      kept.formUnion(["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"])
    case "UICollectionViewController":
      kept.formUnion(["UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate"])
    case "UITextView", "UITextField": kept.formUnion(["UITextInput", "UIKeyInput", "UITextInputTraits"])
    case "UITableViewCell": kept.insert("UIGestureRecognizerDelegate")
    case "UITableView", "UIScrollView", "UICollectionView": kept.insert("UIGestureRecognizerDelegate")
    default: break
    }
    return kept
  }

  /// The protocols that a class takes on where only its own file says so: those whose objects screens look for.
  static let ofScreens: Set = [
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
    "UITextFieldDelegate", "UITextViewDelegate", "UISearchBarDelegate", "UIPickerViewDataSource",
    "UIPickerViewDelegate", "UIScrollViewDelegate", "UITabBarDelegate", "UIGestureRecognizerDelegate",
    "UINavigationControllerDelegate", "UITabBarControllerDelegate", "UIApplicationDelegate",
  ]

  private static let table = [
    "UITableViewDataSource": """
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    """,
    "UICollectionViewDataSource": """
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    """,
    "UIPickerViewDataSource": """
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
    """,
    "NSCopying": "func copy(with zone: NSZone? = nil) -> Any { self }",
    "NSMutableCopying": "func mutableCopy(with zone: NSZone? = nil) -> Any { self }",
    "UIViewControllerAnimatedTransitioning": """
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { transitionContext.completeTransition(true) }
    """,
    "UIPageViewControllerDataSource": """
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { nil }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { nil }
    """,
    "UISearchResultsUpdating": "func updateSearchResults(for searchController: UISearchController) {}",
    "UIActivityItemSource": """
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { nil }
    """,
  ]
}
