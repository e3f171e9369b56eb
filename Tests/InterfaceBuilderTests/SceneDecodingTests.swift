import CurbcutUIKit
import Foundation
import Testing

@testable import InterfaceBuilder

/// A controller that documents of these tests name.
final class OutletController: UIViewController {
  var nameLabel: UILabel?
  var all: [UIView] = []
  var hadOutletsWhenLoaded = false

  static let registered: Void = ObjCRuntime.register(OutletController.self) { c in
    c.property("nameLabel", get: { $0.nameLabel }, set: { $0.nameLabel = $1 })
    c.property("all", get: { $0.all }, set: { $0.all = $1 })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    hadOutletsWhenLoaded = nameLabel != nil
  }
}

@MainActor
@Suite("Scenes of a storyboard")
struct SceneDecodingTests {
  static func scene(_ id: String, title: String, body: String = "") -> String {
    """
    <viewController storyboardIdentifier="\(title)" id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><label text="\(title)" id="\(id)-label">\(Written.frame)</label></subviews></view>
    <navigationItem key="navigationItem" title="\(title)" id="\(id)-item"/>
    <tabBarItem key="tabBarItem" title="\(title) tab" id="\(id)-tab"/>\(body)</viewController>
    """
  }

  @Test("Screens are listed with id, class, title and size")
  func screens() throws {
    let document = try InterfaceBuilderDocument.open(Fixture.url("Fields.storyboard"))
    #expect(document.screens.map(\.id) == ["vc1-00-001", "nav-00-001"])
    #expect(document.screens.map(\.className) == ["SignInViewController", "UINavigationController"])
    #expect(document.screens[0].title == "Sign In" && document.screens[0].storyboardIdentifier == "SignIn")
    #expect(document.screens[0].size == CGSize(width: 393, height: 852))
    #expect(document.initialScreen?.id == "nav-00-001")
    #expect(document.screen(named: "SignIn")?.id == "vc1-00-001")
    #expect(document.screen(named: "Nowhere") == nil)
  }

  @Test("A navigation controller holds its root, and the root's bar items")
  func navigation() throws {
    let document = try InterfaceBuilderDocument.open(Fixture.url("Fields.storyboard"))
    let screen = try document.instantiate()
    let navigation = try #require(screen.viewController as? UINavigationController)
    let root = try #require(navigation.viewControllers.first)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(root.navigationItem.title == "Sign In")
    root.loadViewIfNeeded()
    #expect(root.navigationItem.rightBarButtonItem?.action == Selector("cancel:"))
    #expect(root.view.subviews.count == 2)
    #expect(screen.warnings.map(\.message).filter { !$0.contains("SignInViewController") } == [])
    #expect(screen.connections.contains { $0.kind == .outlet && $0.name == "nameField" })
  }

  @Test("A scene that the start shows is made inside what contains it; another is made alone")
  func containment() throws {
    let text = Written.storyboard(
      [
        """
        <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="s"/>
        </connections></navigationController>
        """, Self.scene("first", title: "First"), Self.scene("second", title: "Second"),
      ], initial: "nav")
    #expect(try MadeScreen(text, screen: "first").screen.viewController is UINavigationController)
    let alone = try MadeScreen(text, screen: "second").screen.viewController
    #expect(!(alone is UINavigationController) && alone?.navigationItem.title == "Second")
  }

  @Test("A tab bar controller has its tabs in order, and makes only the view that shows")
  func tabs() throws {
    let text = Written.storyboard(
      [
        """
        <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/></connections>
        </tabBarController>
        """, Self.scene("b", title: "B"), Self.scene("a", title: "A"),
      ], initial: "tabs")
    let made = try MadeScreen(text)
    let tabs = try #require(made.screen.viewController as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["A tab", "B tab"])
    #expect(tabs.viewControllers?.last?.isViewLoaded == false)
    #expect(made.warnings == [])
  }

  @Test("Custom classes of the process are made, with outlets and translations of names")
  func customClass() throws {
    OutletController.registered
    let module = String(reflecting: OutletController.self).split(separator: ".")[0]
    let body = Written.screen(
      "<label text=\"A\" id=\"a\">\(Written.frame)</label>",
      after: """
        <connections><outlet property="nameLabel" destination="a" id="o"/>
        <outletCollection property="all" destination="a" id="p"/></connections>
        """)
    let known = try MadeScreen(
      body.replacingOccurrences(
        of: "<viewController id",
        with: "<viewController customClass=\"OutletController\" customModule=\"\(module)\" id"))
    let controller = try #require(known.screen.viewController as? OutletController)
    #expect(controller.nameLabel === known.view("a"))
    #expect(controller.all.count == 1)
    #expect(controller.hadOutletsWhenLoaded)
    #expect(known.warnings == [])
    let unknown = try MadeScreen(
      body.replacingOccurrences(of: "<viewController id", with: "<viewController customClass=\"Nowhere\" id"))
    #expect(unknown.warnings.count == 1 && unknown.warnings[0].contains("Nowhere"))
    #expect(unknown.view("a") != nil)
  }

  @Test("Scenes are embedded, and one that holds itself comes to an end")
  func embed() throws {
    let container = """
      <containerView id="box">\(Written.frame)<connections><segue destination="DEST" kind="embed" id="e"/>
      </connections></containerView>
      """
    let scene = Self.scene("child", title: "Child")
    let text = Written.screen(container.replacingOccurrences(of: "DEST", with: "child")).replacingOccurrences(
      of: "</scenes>", with: "<scene><objects>\(scene)</objects></scene></scenes>")
    let made = try MadeScreen(text)
    #expect(made.screen.viewController?.children.count == 1)
    #expect(made.view("child-label") != nil)
    #expect(made.warnings == [])
    let endless = try MadeScreen(Written.screen(container.replacingOccurrences(of: "DEST", with: "vc")))
    #expect(endless.warnings.contains { $0.contains("holds itself") })
  }

  @Test("A reference leads to the storyboard beside, or an empty scene stands in")
  func reference() throws {
    let text = Written.storyboard(
      [
        """
        <navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="ref" kind="relationship" relationship="rootViewController" id="s"/></connections>
        </navigationController>
        """,
        "<viewControllerPlaceholder storyboardName=\"Other\" id=\"ref\" sceneMemberID=\"viewController\"/>",
      ], initial: "nav")
    let other = Written.storyboard([Self.scene("x", title: "There")], initial: "x")
    let found = try MadeScreen(text, files: ["Other.storyboard": other])
    let root = (found.screen.viewController as? UINavigationController)?.topViewController
    #expect(root?.navigationItem.title == "There")
    #expect(found.warnings == [])
    let missing = try MadeScreen(text)
    #expect((missing.screen.viewController as? UINavigationController)?.viewControllers.count == 1)
    #expect(missing.warnings.count == 1 && missing.warnings[0].contains("‘Other’"))
  }

  @Test("Tables have their static rows, or each prototype once")
  func tables() throws {
    let cell = """
      <tableViewCell reuseIdentifier="row" textLabel="LABEL" style="IBUITableViewCellStyleDefault" id="ID">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><tableViewCellContentView key="contentView" id="ID-c">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><subviews><label text="TEXT" id="LABEL"/></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    func row(_ id: String, _ text: String) -> String {
      cell.replacingOccurrences(of: "ID", with: id).replacingOccurrences(of: "TEXT", with: text)
        .replacingOccurrences(of: "LABEL", with: "\(id)-l")
    }
    func table(_ content: String, _ mode: String) -> String {
      Written.storyboard([
        """
        <tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" dataMode="\(mode)" \
        style="grouped" rowHeight="-1" id="t"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\(content)
        <connections><outlet property="dataSource" destination="vc" id="d"/></connections></tableView>
        </tableViewController>
        """
      ])
    }
    let fixed = try MadeScreen(
      table(
        "<sections><tableViewSection headerTitle=\"Head\" footerTitle=\"Foot\"><cells>\(row("a", "One"))\(row("b", "Two"))"
          + "</cells></tableViewSection></sections>", "static"))
    let list: UITableView = try #require(fixed.view("t"))
    #expect(list.style == .grouped && list.numberOfSections == 1 && list.numberOfRows(inSection: 0) == 2)
    let content = try #require(list.staticContent?.sections.first)
    #expect(content.header == "Head" && content.footer == "Foot")
    #expect(content.cells.map { $0.textLabel?.text } == ["One", "Two"])
    #expect(fixed.warnings == [])

    let prototypes = try MadeScreen(
      table("<prototypes>\(row("p", "Title"))</prototypes><sections/>", "prototypes"))
    let prototypeTable: UITableView = try #require(prototypes.view("t"))
    #expect(prototypeTable.numberOfRows(inSection: 0) == 1)
    #expect(
      prototypeTable.staticContent?.sections.first?.cells.first?.interfaceBuilderSource?.isPrototype == true)
    let reused = prototypeTable.dequeueReusableCell(withIdentifier: "row")
    #expect(reused?.textLabel?.text == "Title" && reused?.interfaceBuilderSource?.isPrototype == false)
  }

  @Test("Texts are translated by object id; stale ids do no harm")
  func translation() throws {
    let text = Written.screen(
      """
      <label text="Name" id="a">\(Written.frame)<accessibility key="accessibilityConfiguration" label="Your name"/>
      </label>
      <button id="b">\(Written.frame)<state key="normal" title="Go"/></button>
      <textField placeholder="Here" id="c">\(Written.frame)</textField>
      <segmentedControl id="d">\(Written.frame)<segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl>
      """, after: "<navigationItem key=\"navigationItem\" title=\"Home\" id=\"e\"/>")
    let made = try MadeScreen(
      text, named: "Base.lproj/Main.storyboard", options: InterfaceBuilderOptions(language: "de-CH"),
      files: [
        "de.lproj/Main.strings": """
        "a.text" = "Vorname"; "a.accessibilityLabel" = "Ihr Vorname"; "b.normalTitle" = "Los";
        "c.placeholder" = "Hier"; "d.segmentTitles[1]" = "Zwei"; "e.title" = "Start"; "gone.text" = "Weg";
        """
      ])
    let label: UILabel = try #require(made.view("a"))
    #expect(label.text == "Vorname" && label.accessibilityLabel == "Ihr Vorname")
    #expect((made.view("b") as UIButton?)?.title(for: .normal) == "Los")
    #expect((made.view("c") as UITextField?)?.placeholder == "Hier")
    let segments: UISegmentedControl? = made.view("d")
    #expect(segments?.titleForSegment(at: 0) == "One" && segments?.titleForSegment(at: 1) == "Zwei")
    #expect(made.screen.viewController?.navigationItem.title == "Start")
    #expect(made.warnings == [])
  }

  @Test("Colours come from the project's catalogs, by appearance; pictures have their noted size")
  func assets() throws {
    let text = Written.screen(
      """
      <view id="a">\(Written.frame)<color key="backgroundColor" name="Paper"/></view>
      <imageView image="logo" id="b">\(Written.frame)</imageView>
      <imageView image="star.fill" catalog="system" id="c">\(Written.frame)</imageView>
      """,
      resources: """
        <image name="logo" width="60" height="30"/><namedColor name="Ink"><color white="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></namedColor>
        """)
    let made = try MadeScreen(
      text,
      files: [
        "Assets.xcassets/Paper.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "1.000", "green": "1.000", "blue": "0.500", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color":
          {"color-space": "srgb", "components": {"red": "0x20", "green": "0x10", "blue": "0x00", "alpha": "1.000"}}}]}
        """
      ])
    let paper = try #require(made.view("a")?.backgroundColor)
    #expect(
      paper.resolvedColor(with: .phone()) == UIColor(red: 1, green: 1, blue: 0.5, alpha: 1))
    let dark = paper.resolvedColor(with: .phone(UITraitCollection(userInterfaceStyle: .dark)))
    #expect(dark == UIColor(red: 32.0 / 255, green: 16.0 / 255, blue: 0, alpha: 1))
    #expect((made.view("b") as UIImageView?)?.image?.size == CGSize(width: 60, height: 30))
    #expect((made.view("c") as UIImageView?)?.image != nil)
    #expect(made.warnings.count == 1 && made.warnings[0].contains("logo"))
  }

  @Test("A xib gives its views, and its owner's controller the view that fills the screen")
  func xib() throws {
    func document(_ objects: String) -> String {
      Written.head.replacingOccurrences(of: ".Storyboard.XIB", with: ".XIB").replacingOccurrences(
        of: " initialViewController=\"INITIAL\"", with: "") + "<objects>\(objects)</objects></document>"
    }
    let views = try MadeScreen(
      document(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="a"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view><label text="B" id="b">\(Written.frame)
        </label>
        """), named: "Card.xib", screen: "b")
    #expect(views.document.screens.map(\.id) == ["a", "b"])
    #expect(
      (views.screen.view as? UILabel)?.text == "B" && views.screen.size == CGSize(width: 100, height: 40))
    let owned = try MadeScreen(
      document(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardViewController"><connections>
        <outlet property="view" destination="a" id="o"/></connections></placeholder>
        <view id="a"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
        """), named: "CardViewController.xib")
    #expect(owned.screen.viewController?.view.interfaceBuilderSource?.objectID == "a")
  }

  @Test("UIStoryboard and UINib read files of a bundle")
  func bundle() throws {
    InterfaceBuilderDocument.registerLoader()
    let folder = try ScratchFolder()
    try folder.write(Written.storyboard([Self.scene("vc", title: "Hello")]), to: "B.bundle/Main.storyboard")
    let bundle = try #require(Bundle(url: folder.url.appendingPathComponent("B.bundle")))
    let initial = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    #expect(initial?.navigationItem.title == "Hello")
    let scene = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Hello")
    #expect((scene.view.subviews.first as? UILabel)?.text == "Hello")
    let again = scene.storyboard?.instantiateViewController(withIdentifier: "Hello")
    #expect(again?.navigationItem.title == "Hello")
    let raised = NSException.trapping {
      #expect(UIStoryboard(name: "None", bundle: bundle).instantiateInitialViewController() == nil)
    }
    #expect(raised.map(\.name) == [.invalidArgumentException])
  }

  @Test("A segue is performed by identifier and by its control, and prepared before")
  func segue() throws {
    let scene = Self.scene("next", title: "Next")
    let text = Written.screen(
      """
      <button id="b">\(Written.frame)<state key="normal" title="Go"/><connections>
      <segue destination="next" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" id="s"/>
      </connections></button>
      """
    ).replacingOccurrences(of: "</scenes>", with: "<scene><objects>\(scene)</objects></scene></scenes>")
    let made = try MadeScreen(text)
    let controller = try #require(made.screen.viewController)
    AppBundle.show(controller)
    controller.performSegue(withIdentifier: "go", sender: nil)
    #expect(controller.presentedViewController?.navigationItem.title == "Next")
    #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
  }
}
