import CurbcutFoundation
import CurbcutUIKit
import Testing

@testable import InterfaceBuilder

/// What happened, in order, across the objects of one document.
@MainActor
private var events: [String] = []

private final class Badge: UIView {
  var count = 0 { didSet { events.append("count \(count)") } }
  var ratio: CGFloat = 0
  var name: String?
  var ink: UIColor?
  var isLoud = false

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake Badge")
  }
}

@MainActor
private final class Model: NSObject {
  var greeting = "Hello"
  weak var label: UILabel? { didSet { events.append("outlet label") } }
}

private final class FormController: UIViewController, UITextFieldDelegate, UITableViewDataSource {
  weak var badge: Badge? { didSet { events.append("outlet badge") } }
  var fields: [UITextField] = []
  var model: Model?
  var width: NSLayoutConstraint?
  var tap: UITapGestureRecognizer?
  var sent: [String] = []
  var hadModelInAwake = false
  var hadBadgeInAwake = true

  override func awakeFromNib() {
    super.awakeFromNib()
    hadModelInAwake = model != nil
    hadBadgeInAwake = badge != nil
    events.append("awake FormController")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("viewDidLoad")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
  }
}

@MainActor
private let registered: Void = {
  ObjCRuntime.registerClass(Badge.self, name: "Badge")
  ObjCRuntime.register(Badge.self) { c in
    c.property("count", get: { $0.count }, set: { $0.count = $1 })
    c.property("ratio", get: { $0.ratio }, set: { $0.ratio = $1 })
    c.property("name", get: { $0.name }, set: { $0.name = $1 })
    c.property("ink", get: { $0.ink }, set: { $0.ink = $1 })
    c.property("isLoud", get: { $0.isLoud }, set: { $0.isLoud = $1 })
  }
  ObjCRuntime.registerClass(Model.self, name: "Model")
  ObjCRuntime.register(Model.self) { c in
    c.property("label", get: { $0.label }, set: { $0.label = $1 })
    c.method("awakeFromNib") { _, _ in events.append("awake Model") }
  }
  ObjCRuntime.registerClass(FormController.self, name: "FormController")
  ObjCRuntime.register(FormController.self) { c in
    c.property("badge", get: { $0.badge }, set: { $0.badge = $1 })
    c.property("fields", get: { $0.fields }, set: { $0.fields = $1 })
    c.property("model", get: { $0.model }, set: { $0.model = $1 })
    c.property("width", get: { $0.width }, set: { $0.width = $1 })
    c.property("tap", get: { $0.tap }, set: { $0.tap = $1 })
    c.method("plain") { o, _ in o.sent.append("plain") }
    c.method("pressed:") { o, a in
      let sender: UIButton = try a.value(0)
      o.sent.append("pressed \(sender.title(for: .normal) ?? "")")
    }
    c.method("changed:event:") { o, a in
      let sender: UISwitch = try a.value(0)
      o.sent.append("changed \(sender.isOn)")
    }
    c.method("done:") { o, a in o.sent.append("done") }
  }
}()

@MainActor
@Suite("Outlets, attributes and actions of the app's classes", .serialized)
struct OutletTests {
  init() {
    registered
    events = []
  }

  private static let form = Written.storyboard(
    [
      Written.scene(
        "vc", class: "FormController",
        subviews: """
          <view customClass="Badge" customModule="App" id="badge">\(Written.frame)
          <constraints><constraint firstAttribute="width" constant="70" id="w"/></constraints>
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.5"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="name" value="Rex"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
          <userDefinedRuntimeAttribute type="color" keyPath="ink"><color key="value" red="1" green="0.0" \
          blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>
          </connections></view>
          <textField id="second" text="2">\(Written.frame)<connections>
          <outlet property="delegate" destination="vc" id="o1"/></connections></textField>
          <textField id="first" text="1">\(Written.frame)</textField>
          <label text="L" id="label">\(Written.frame)</label>
          <button id="button">\(Written.frame)<state key="normal" title="Press"/><connections>
          <action selector="pressed:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="plain" destination="vc" eventType="touchUpInside" id="a2"/>
          </connections></button>
          <switch on="YES" id="switch">\(Written.frame)<connections>
          <action selector="changed:event:" destination="vc" eventType="valueChanged" id="a3"/>
          </connections></switch>
          <tableView dataMode="prototypes" rowHeight="44" id="table">\(Written.frame)<prototypes>
          <tableViewCell reuseIdentifier="row" id="cell"><rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" \
          x="0.0" y="0.0" width="100" height="44"/></tableViewCellContentView></tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="vc" id="d1"/></connections></tableView>
          """,
        more: """
          <navigationItem key="navigationItem" title="Form" id="item"><barButtonItem key="rightBarButtonItem" \
          systemItem="done" id="done"><connections><action selector="done:" destination="vc" id="a4"/>
          </connections></barButtonItem></navigationItem>
          <connections><outlet property="badge" destination="badge" id="o2"/>
          <outlet property="model" destination="model" id="o3"/>
          <outlet property="width" destination="w" id="o4"/><outlet property="tap" destination="tap" id="o5"/>
          <outletCollection property="fields" destination="first" id="c1"/>
          <outletCollection property="fields" destination="second" id="c2"/></connections>
          """,
        others: """
          <customObject customClass="Model" customModule="App" id="model"><connections>
          <outlet property="label" destination="label" id="o6"/></connections></customObject>
          <tapGestureRecognizer id="tap"/>
          """)
    ])

  private func form(_ text: String = Self.form) throws -> (FormController, AppBundle) {
    let app = try AppBundle(["Base.lproj/Main.storyboard": text])
    return (try #require(app.main.instantiateInitialViewController() as? FormController), app)
  }

  @Test("Outlets reach views, constraints, recognisers and objects of the app")
  func outlets() throws {
    let (controller, _) = try form()
    controller.loadViewIfNeeded()
    #expect(controller.badge?.superview === controller.view)
    #expect(controller.width?.constant == 70)
    #expect(controller.tap?.view === controller.badge)
    #expect(controller.model?.label?.text == "L")
  }

  @Test("An outlet collection keeps the order of the document")
  func collection() throws {
    let (controller, _) = try form()
    controller.loadViewIfNeeded()
    #expect(controller.fields.map(\.text) == ["1", "2"])
  }

  @Test("Runtime attributes are converted to the types of the properties")
  func attributes() throws {
    let (controller, _) = try form()
    controller.loadViewIfNeeded()
    let badge = try #require(controller.badge)
    #expect(badge.count == 3 && badge.ratio == 0.5 && badge.name == "Rex" && badge.isLoud)
    #expect(badge.ink == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("A controller awakes before its view, with the objects beside it; views awake with their outlets set")
  func order() throws {
    let (controller, _) = try form()
    #expect(controller.hadModelInAwake && !controller.hadBadgeInAwake && !controller.isViewLoaded)
    #expect(events == ["awake Model", "awake FormController"])
    controller.loadViewIfNeeded()
    #expect(
      events.dropFirst(2) == ["count 3", "outlet label", "outlet badge", "awake Badge", "viewDidLoad"]
        || events.dropFirst(2) == ["count 3", "outlet badge", "outlet label", "awake Badge", "viewDidLoad"])
  }

  @Test("Actions with no, one and two parameters arrive, from controls and bar items")
  func actions() throws {
    let (controller, _) = try form()
    #expect(controller.navigationItem.rightBarButtonItem?.target === controller)
    controller.loadViewIfNeeded()
    let button = controller.view.subviews.lazy.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    controller.view.subviews.lazy.compactMap { $0 as? UISwitch }.first?.sendActions(for: .valueChanged)
    #expect(controller.sent == ["pressed Press", "plain", "changed true"])
  }

  @Test("Delegates and data sources are the app's objects, and rows come from code, not from prototypes")
  func delegates() throws {
    let (controller, _) = try form()
    controller.loadViewIfNeeded()
    #expect(controller.fields.last?.delegate === controller)
    let table = try #require(controller.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
    #expect(table.dataSource === controller && table.numberOfRows(inSection: 0) == 2)
    #expect(table.staticContent == nil)
  }

  @Test("What a size class leaves out is made and connected, and is in no view")
  func leftOut() throws {
    let text = Self.form.replacingOccurrences(
      of: "<subviews>",
      with:
        "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"badge\"/></mask></variation><subviews>"
    )
    .replacingOccurrences(
      of: "<constraints>",
      with:
        "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"w\"/></mask></variation><constraints>"
    )
    let (controller, _) = try form(text)
    controller.loadViewIfNeeded()
    #expect(controller.badge != nil && controller.badge?.superview == nil)
    #expect(controller.width?.constant == 70 && controller.width?.isActive == false)
  }

  @Test("An outlet that a class has not raises, with its place; an attribute that it has not is said")
  func missingKey() throws {
    let text = Self.form.replacingOccurrences(of: "property=\"badge\"", with: "property=\"badgge\"")
      .replacingOccurrences(of: "keyPath=\"ratio\"", with: "keyPath=\"ratioo\"")
    var raised: [NSException] = []
    let reports = try AppBundle.reports {
      raised = try NSException.trapping {
        let (controller, _) = try form(text)
        controller.loadViewIfNeeded()
        #expect(controller.badge == nil && controller.fields.count == 2)
      }
    }
    #expect(raised.map(\.name) == [.undefinedKeyException])
    #expect(raised.first?.place?.contains("Main.storyboard:") == true)
    #expect(raised.first?.reason?.hasSuffix("is not key value coding-compliant for the key badgge.") == true)
    #expect(reports.count == 1 && reports[0].contains("for the key ‘ratioo’"))
  }

  @Test("An outlet of another type is said, and not set")
  func mismatch() throws {
    let text = Self.form.replacingOccurrences(
      of: "property=\"badge\" destination=\"badge\"", with: "property=\"badge\" destination=\"label\"")
    let reports = try AppBundle.reports {
      let (controller, _) = try form(text)
      controller.loadViewIfNeeded()
      #expect(controller.badge == nil)
    }
    #expect(reports.count == 1 && reports[0].contains("must be") && reports[0].contains("UILabel"))
  }

  @Test("A controller that nobody keeps goes away, whether its view was loaded or not")
  func noCycle() throws {
    weak var unloaded: FormController?
    weak var loaded: FormController?
    do {
      let (controller, _) = try form()
      unloaded = controller
    }
    do {
      let (controller, _) = try form()
      controller.loadViewIfNeeded()
      loaded = controller
    }
    #expect(unloaded == nil && loaded == nil)
  }
}
