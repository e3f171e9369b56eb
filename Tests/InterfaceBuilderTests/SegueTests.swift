import CurbcutFoundation
import CurbcutUIKit
import Testing

@testable import InterfaceBuilder

@MainActor
private var events: [String] = []

private class StepController: UIViewController {
  var refuses = false
  var unwound: [String] = []
  var takesUnwinding = true

  var name: String { interfaceBuilderSource?.objectID ?? "?" }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    events.append("should ‘\(identifier)’")
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    let by = sender.map { "\(type(of: $0))" } ?? "nobody"
    events.append("prepare \(segue.identifier ?? "-") by \(by), \(loaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded \(name)")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    takesUnwinding && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
}

private final class HomeController: StepController {}

private final class DogController: StepController {
  let dog: String
  init?(coder: NSCoder, dog: String) {
    self.dog = dog
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    dog = "nobody"
    super.init(coder: coder)
  }
}

private final class FadeSegue: UIStoryboardSegue {
  let wasMadeByOwnInit: Bool
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    wasMadeByOwnInit = true
    super.init(identifier: identifier, source: source, destination: destination)
  }
  override func perform() {
    events.append("fade \(wasMadeByOwnInit)")
    source.present(destination, animated: false)
  }
}

@MainActor
private let registered: Void = {
  ObjCRuntime.registerClass(StepController.self, name: "StepController")
  ObjCRuntime.registerClass(HomeController.self, name: "HomeController")
  ObjCRuntime.registerClass(DogController.self, name: "DogController")
  ObjCRuntime.registerClass(FadeSegue.self, name: "FadeSegue")
  ObjCRuntime.register(HomeController.self) { c in
    c.method("unwindHome:") { o, a in
      let segue: UIStoryboardSegue = try a.value(0)
      events.append("unwind from \((segue.source as? StepController)?.name ?? "?")")
    }
    c.segueAction("makeDog:sender:identifier:") { o, coder, sender, identifier in
      DogController(coder: coder, dog: "Rex")
    }
    c.segueAction("decline:") { (o, coder: NSCoder, sender, identifier) -> UIViewController? in nil }
  }
}()

@MainActor
@Suite("Segues", .serialized)
struct SegueTests {
  init() {
    registered
    events = []
  }

  private func app(_ scenes: [String], initial: String = "home") throws -> AppBundle {
    try AppBundle(["Main.storyboard": Written.storyboard(scenes, initial: initial)])
  }

  private func segue(_ kind: String, to id: String = "next", _ more: String = "") -> String {
    "<segue destination=\"\(id)\" kind=\"\(kind)\" \(more) id=\"s-\(kind)\"/>"
  }

  private func home(_ kind: String, _ more: String = "", next: String = "StepController") throws
    -> (HomeController, UIButton, AppBundle)
  {
    let app = try app([
      Written.scene(
        "home", class: "HomeController", subviews: Written.button("go", segue: segue(kind, "next", more))),
      Written.scene("next", class: next),
    ])
    let controller = try #require(app.main.instantiateInitialViewController() as? HomeController)
    AppBundle.show(controller)
    events = []
    let button = try #require(controller.view.subviews.first as? UIButton)
    return (controller, button, app)
  }

  private func segue(_ kind: String, _ id: String, _ more: String) -> String {
    segue(kind, to: id, more)
  }

  @Test("A tap asks, makes the destination, prepares it before its view is loaded, and shows it")
  func tap() throws {
    let (controller, button, _) = try home("presentation", "identifier=\"more\"")
    button.sendActions(for: .touchUpInside)
    #expect(events.prefix(2) == ["should ‘more’", "prepare more by UIButton, not loaded"])
    #expect(controller.presentedViewController is StepController)
  }

  @Test("A segue without an identifier asks with an empty one; a controller may refuse")
  func refusing() throws {
    let (controller, button, _) = try home("presentation")
    controller.refuses = true
    button.sendActions(for: .touchUpInside)
    #expect(events == ["should ‘’"] && controller.presentedViewController == nil)
  }

  @Test("Code performs a segue without being asked; an unknown one raises, and says which there are")
  func byCode() throws {
    let (controller, _, _) = try home("presentation", "identifier=\"more\"")
    let raised = NSException.trapping { controller.performSegue(withIdentifier: "less", sender: nil) }
    let exception = try #require(raised.first)
    #expect(raised.count == 1 && exception.name == .invalidArgumentException)
    #expect(exception.reason?.hasPrefix("Receiver (<HomeController: 0x") == true)
    #expect(exception.reason?.hasSuffix(">) has no segue with identifier 'less'") == true)
    #expect(exception.hint == "it has ‘more’")
    controller.performSegue(withIdentifier: "more", sender: "me")
    #expect(events.first == "prepare more by String, not loaded")
    #expect(controller.presentedViewController != nil)
  }

  @Test("A segue of the app's class is made with its own initializer and goes its own way")
  func customSegue() throws {
    let (controller, button, _) = try home("custom", "customClass=\"FadeSegue\" customModule=\"App\"")
    button.sendActions(for: .touchUpInside)
    #expect(events.contains("fade true") && controller.presentedViewController is StepController)
  }

  @Test("A popover points to its anchor, or to what was tapped, before it is prepared")
  func popover() throws {
    let (controller, button, _) = try home("popoverPresentation", "popoverAnchorView=\"home-view\"")
    button.sendActions(for: .touchUpInside)
    let anchored = controller.presentedViewController?.popoverPresentationController
    #expect(anchored?.sourceView === controller.view && anchored?.sourceRect == controller.view.bounds)
    let (other, go, _) = try home("popoverPresentation")
    go.sendActions(for: .touchUpInside)
    #expect(other.presentedViewController?.modalPresentationStyle == .popover)
    #expect(other.presentedViewController?.popoverPresentationController?.sourceView === go)
  }

  @Test("A segue action makes the destination with values of its own; nil leaves it to the storyboard")
  func segueAction() throws {
    let (controller, button, _) = try home(
      "presentation", "destinationCreationSelector=\"makeDog:sender:identifier:\"", next: "DogController")
    button.sendActions(for: .touchUpInside)
    let dog = try #require(controller.presentedViewController as? DogController)
    #expect(dog.dog == "Rex" && dog.storyboard != nil && dog.name == "next")
    #expect(dog.view.interfaceBuilderSource?.objectID == "next-view")
    let (other, go, _) = try home(
      "presentation", "destinationCreationSelector=\"decline:\"", next: "DogController")
    go.sendActions(for: .touchUpInside)
    #expect((other.presentedViewController as? DogController)?.dog == "nobody")
  }

  @Test("instantiateViewController with a creator makes it with a coder")
  func creator() throws {
    let (_, _, app) = try home("presentation", next: "DogController")
    let dog = app.main.instantiateViewController(identifier: "next") { coder in
      DogController(coder: coder, dog: "Fido")
    }
    #expect(dog.dog == "Fido" && dog.view.interfaceBuilderSource?.objectID == "next-view")
  }

  @Test("An embedded scene is prepared with outlets set and before viewDidLoad")
  func embed() throws {
    let app = try app([
      Written.scene(
        "home", class: "HomeController",
        subviews: """
          <containerView id="box">\(Written.frame)<connections>\(segue("embed", "next", "identifier=\"in\""))
          </connections></containerView>
          """), Written.scene("next", class: "StepController"),
    ])
    let controller = try #require(app.main.instantiateInitialViewController() as? HomeController)
    #expect(events.isEmpty && controller.children.isEmpty)
    controller.loadViewIfNeeded()
    #expect(
      events == ["should ‘in’", "prepare in by UIView, not loaded", "loaded next", "loaded home"])
    #expect(controller.children.first?.view.superview === controller.view.subviews.first)
    #expect(controller.children.first?.parent === controller)
  }

  @Test("Segues of prototype cells are the controller's, before there is a row, and start from rows")
  func prototypes() throws {
    let app = try app([
      """
      <tableViewController customClass="RowsController" customModule="App" id="home" \
      sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" rowHeight="44" id="t">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><prototypes><tableViewCell \
      reuseIdentifier="row" id="cell"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="cc"><rect key="frame" x="0.0" \
      y="0.0" width="393" height="44"/></tableViewCellContentView><connections>
      \(segue("presentation", "next", "identifier=\"row\""))</connections></tableViewCell></prototypes>
      </tableView></tableViewController>
      """, Written.scene("next", class: "StepController"),
    ])
    ObjCRuntime.registerClass(RowsController.self, name: "RowsController")
    let rows = try #require(app.main.instantiateInitialViewController() as? RowsController)
    AppBundle.show(rows)
    rows.performSegue(withIdentifier: "row", sender: nil)
    #expect(rows.presentedViewController is StepController)
    rows.dismiss(animated: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = rows
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    rows.view.layoutIfNeeded()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    events = []
    _ = cell.accessibilityActivate()
    #expect(rows.selectedInPrepare == 1 && events.contains("did select"))
  }

  @Test("A scene of another storyboard is reached by a reference, and keeps its own storyboard")
  func reference() throws {
    let main = Written.storyboard(
      [
        Written.scene(
          "home", class: "HomeController",
          subviews: Written.button("go", segue: segue("presentation", to: "ref"))),
        """
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="other" id="ref" \
        sceneMemberID="viewController"/>
        """,
      ], initial: "home")
    let other = Written.storyboard([Written.scene("other", class: "StepController")], initial: "other")
    let app = try AppBundle(["Base.lproj/Main.storyboard": main, "Base.lproj/Other.storyboard": other])
    let controller = try #require(app.main.instantiateInitialViewController() as? HomeController)
    AppBundle.show(controller)
    (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    let shown = try #require(controller.presentedViewController as? StepController)
    #expect(shown.name == "other")
    #expect(shown.storyboard?.instantiateViewController(withIdentifier: "other") is StepController)
  }

  // MARK: Unwinding

  private func stack() throws -> (UINavigationController, HomeController, StepController, AppBundle) {
    let app = try app(
      [
        Written.navigation("home"),
        Written.scene(
          "home", class: "HomeController",
          subviews: Written.button("go", segue: segue("show", "next", "identifier=\"next\""))),
        Written.scene(
          "next", class: "StepController",
          subviews: Written.button(
            "back",
            segue:
              "<segue destination=\"next-exit\" kind=\"unwind\" identifier=\"home\" unwindAction=\"unwindHome:\" id=\"u\"/>"
          )),
      ], initial: "nav")
    let navigation = try #require(app.main.instantiateInitialViewController() as? UINavigationController)
    let home = try #require(navigation.viewControllers.first as? HomeController)
    home.performSegue(withIdentifier: "next", sender: nil)
    let next = try #require(navigation.topViewController as? StepController)
    next.loadViewIfNeeded()
    events = []
    return (navigation, home, next, app)
  }

  @Test("An unwind segue asks, prepares, sends the action and pops to who has it")
  func unwind() throws {
    let (navigation, home, next, _) = try stack()
    (next.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(
      events == ["should ‘home’", "prepare home by UIButton, loaded", "unwind from next"]
        || events == ["should ‘home’", "prepare home by UIButton, not loaded", "unwind from next"])
    #expect(navigation.viewControllers == [home])
  }

  @Test("Code performs an unwind segue by its identifier; nobody who wants it, nothing happens")
  func unwindByCode() throws {
    let (navigation, home, next, _) = try stack()
    home.takesUnwinding = false
    next.performSegue(withIdentifier: "home", sender: nil)
    #expect(events.isEmpty && navigation.viewControllers.count == 2)
    home.takesUnwinding = true
    next.performSegue(withIdentifier: "home", sender: nil)
    #expect(events.last == "unwind from next" && navigation.viewControllers == [home])
  }

  @Test("Unwinding goes back through what was presented, and through stacks in it")
  func unwindPresented() throws {
    let (navigation, home, _, app) = try stack()
    AppBundle.show(navigation)
    let middle = try #require(navigation.topViewController)
    let sheet = UINavigationController(rootViewController: UIViewController())
    let deep = app.main.instantiateViewController(withIdentifier: "next")
    sheet.pushViewController(deep, animated: false)
    middle.present(sheet, animated: false)
    #expect(navigation.presentedViewController === sheet)
    deep.performSegue(withIdentifier: "home", sender: nil)
    #expect(events.contains("unwind from next"))
    // The sheet goes by a movement, and is presented until that is over.
    #expect(navigation.presentedViewController === sheet && sheet.isBeingDismissed)
    UIKitHost.shared.runUntilIdle()
    #expect(navigation.presentedViewController == nil && navigation.viewControllers == [home])
  }

  @Test("A controller of a known class stands in for a scene that is missing or of another class")
  func standIn() throws {
    let (_, _, app) = try home("presentation")
    let storyboard = app.main
    let reports = AppBundle.reports {
      let missing: DogController = storyboard.instantiateViewController(identifier: "nowhere")
      let other: DogController = storyboard.instantiateViewController(identifier: "next")
      #expect(missing.dog == "nobody" && missing.storyboard == nil && other.storyboard == nil)
    }
    #expect(reports.count == 2 && reports[1].contains("contains a StepController with identifier 'next'"))
  }

  @Test("A missing scene identifier raises, and says which there are; so does a missing storyboard")
  func missingIdentifier() throws {
    let (_, _, app) = try home("presentation")
    let storyboard = app.main
    let raised = NSException.trapping {
      _ = storyboard.instantiateViewController(withIdentifier: "nowhere")
      _ = UIStoryboard(name: "None", bundle: app.bundle)
    }
    #expect(raised.map(\.name) == [.invalidArgumentException, .invalidArgumentException])
    #expect(
      raised[0].reason?.hasSuffix(">) doesn't contain a view controller with identifier 'nowhere'") == true)
    #expect(raised[0].hint == "‘Main’ has ‘home’, ‘next’")
    #expect(
      raised[1].reason?.hasPrefix("Could not find a storyboard named 'None' in bundle NSBundle <") == true)
  }
}

private final class RowsController: UITableViewController {
  var selectedInPrepare: Int?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    selectedInPrepare = tableView.indexPathForSelectedRow?.row
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append(selectedInPrepare == nil ? "too early" : "did select")
  }
}
