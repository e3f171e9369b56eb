import CurbcutFoundation
import CurbcutUIKit
import Testing

@testable import InterfaceBuilder

private final class DetailViewController: UIViewController {
  var label: UILabel?
  var hadLabel = false
  override func viewDidLoad() {
    super.viewDidLoad()
    hadLabel = label != nil
  }
}

private final class PlainController: UIViewController {}

/// Loads its content from a nib whose owner it is.
private final class BannerView: UIView {
  var content: UIView?
  var title: UILabel?
  static var bundle: Bundle = .main

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    Self.bundle.loadNibNamed(String(describing: Self.self), owner: self)
    if let content { addSubview(content) }
  }
}

private final class NibDogCell: UITableViewCell {
  var name: UILabel?
  var awakes = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakes += name == nil ? 0 : 1
  }
}

private final class Coordinator: NSObject {}

private final class Owner: NSObject {
  var coordinator: Coordinator?
  var views: [UIView] = []
}

@MainActor
private let registered: Void = {
  ObjCRuntime.registerClass(DetailViewController.self, name: "DetailViewController")
  ObjCRuntime.register(DetailViewController.self) { c in
    c.property("label", get: { $0.label }, set: { $0.label = $1 })
  }
  ObjCRuntime.registerClass(PlainController.self, name: "PlainController")
  ObjCRuntime.register(BannerView.self) { c in
    c.property("content", get: { $0.content }, set: { $0.content = $1 })
    c.property("title", get: { $0.title }, set: { $0.title = $1 })
  }
  ObjCRuntime.registerClass(NibDogCell.self, name: "NibDogCell")
  ObjCRuntime.register(NibDogCell.self) { c in c.property("name", get: { $0.name }, set: { $0.name = $1 }) }
  ObjCRuntime.register(Owner.self) { c in
    c.property("coordinator", get: { $0.coordinator }, set: { $0.coordinator = $1 })
    c.property("views", get: { $0.views }, set: { $0.views = $1 })
  }
}()

@MainActor
@Suite("Nibs and their owners", .serialized)
struct NibOwnerTests {
  init() { registered }

  private static func detail(_ text: String) -> String {
    Written.xib(
      owner: """
        <outlet property="view" destination="v" id="o1"/><outlet property="label" destination="l" id="o2"/>
        """, ownerClass: "DetailViewController",
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <label text="\(text)" id="l">\(Written.frame)</label></subviews></view>
      """)
  }

  @Test("A controller loads the nib that it was given, with its outlets before viewDidLoad")
  func named() throws {
    let app = try AppBundle(["Special.xib": Self.detail("Special")])
    let controller = DetailViewController(nibName: "Special", bundle: app.bundle)
    #expect(!controller.isViewLoaded && controller.nibName == "Special")
    #expect((controller.view.subviews.first as? UILabel)?.text == "Special")
    #expect(controller.hadLabel)
  }

  @Test("Without a name it looks for the class's, first without the word Controller")
  func defaultName() throws {
    let both = try AppBundle([
      "DetailView.xib": Self.detail("Short"), "DetailViewController.xib": Self.detail("Long"),
    ])
    let short = DetailViewController(nibName: nil, bundle: both.bundle)
    #expect(short.nibName == "DetailView")
    short.loadViewIfNeeded()
    #expect(short.label?.text == "Short")
    let one = try AppBundle(["Base.lproj/DetailViewController.xib": Self.detail("Long")])
    let long = DetailViewController(nibName: nil, bundle: one.bundle)
    long.loadViewIfNeeded()
    #expect(long.label?.text == "Long")
    let plain = PlainController(nibName: nil, bundle: one.bundle)
    #expect(plain.nibName == nil && plain.view.subviews.isEmpty)
  }

  @Test("The nib for the kind of device is taken before the one for all")
  func device() throws {
    let app = try AppBundle([
      "DetailView.xib": Self.detail("All"), "DetailView~iphone.xib": Self.detail("Phone"),
      "DetailView~ipad.xib": Self.detail("Pad"),
    ])
    let controller = DetailViewController(nibName: nil, bundle: app.bundle)
    controller.loadViewIfNeeded()
    #expect(controller.label?.text == "Phone")
  }

  @Test("A nib that is not there, or has no view for its owner, raises")
  func missing() throws {
    let app = try AppBundle(["Empty.xib": Written.xib("<view id=\"v\">\(Written.frame)</view>")])
    let reports = AppBundle.reports {
      _ = DetailViewController(nibName: "Nowhere", bundle: app.bundle).view
      _ = DetailViewController(nibName: "Empty", bundle: app.bundle).view
      _ = app.bundle.loadNibNamed("Gone", owner: nil)
    }
    #expect(reports.count == 3)
    #expect(reports[0].hasPrefix("Could not load NIB in bundle: 'NSBundle <"))
    #expect(reports[0].hasSuffix("> (loaded)' with name 'Nowhere'"))
    #expect(
      reports[1] == "-[InterfaceBuilderTests.DetailViewController _loadViewFromNibNamed:bundle:] loaded the "
        + "\"Empty\" nib but the view outlet was not set.")
    #expect(reports[2].hasSuffix("with name 'Gone'"))
  }

  @Test("A view that loads its content from a nib is the owner of its outlets")
  func selfLoading() throws {
    let app = try AppBundle([
      "BannerView.xib": Written.xib(
        owner: """
          <outlet property="content" destination="c" id="o1"/><outlet property="title" destination="t" id="o2"/>
          """,
        "<view id=\"c\">\(Written.frame)<subviews><label text=\"Sale\" id=\"t\">\(Written.frame)</label></subviews></view>"
      )
    ])
    BannerView.bundle = app.bundle
    let banner = BannerView(frame: .zero)
    #expect(banner.title?.text == "Sale" && banner.content?.superview === banner)
  }

  @Test("The objects come in the order of the file, with placeholders taken by what is given")
  func objects() throws {
    let app = try AppBundle([
      "Things.xib": Written.xib(
        owner: """
          <outlet property="coordinator" destination="p" id="o1"/>
          <outletCollection property="views" destination="b" id="o2"/>
          <outletCollection property="views" destination="a" id="o3"/>
          """,
        """
        <placeholder placeholderIdentifier="Coordinator" id="p" customClass="NSObject"/>
        <tapGestureRecognizer id="tap"/>
        <view tag="1" id="a">\(Written.frame)</view><label text="B" tag="2" id="b">\(Written.frame)</label>
        """)
    ])
    let owner = Owner()
    let coordinator = Coordinator()
    let made = UINib(nibName: "Things", bundle: app.bundle).instantiate(
      withOwner: owner, options: [.externalObjects: ["Coordinator": coordinator]])
    #expect(made.count == 3 && made[0] is UITapGestureRecognizer && made[2] is UILabel)
    #expect(owner.coordinator === coordinator && owner.views.map(\.tag) == [2, 1])
  }

  @Test("Cells and headers come from nibs that a table registers")
  func cells() throws {
    let app = try AppBundle([
      "NibDogCell.xib": Written.xib(
        """
        <tableViewCell customClass="NibDogCell" customModule="App" id="cell"><rect key="frame" x="0.0" y="0.0" \
        width="320" height="44"/><tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>
        <label text="Dog" id="n">\(Written.frame)</label></subviews></tableViewCellContentView>
        <connections><outlet property="name" destination="n" id="o"/></connections></tableViewCell>
        """),
      "Tile.xib": Written.xib(
        """
        <collectionViewCell id="tile"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <view key="contentView" id="c"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><subviews>
        <label text="Tile" id="n">\(Written.frame)</label></subviews></view></collectionViewCell>
        """),
    ])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(nibName: "NibDogCell", bundle: app.bundle), forCellReuseIdentifier: "dog")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "dog") as? NibDogCell)
    #expect(cell.name?.text == "Dog" && cell.awakes == 1 && cell.reuseIdentifier == "dog")
    let other = table.dequeueReusableCell(withIdentifier: "dog") as? NibDogCell
    #expect(other !== cell && other?.name?.text == "Dog")
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UINib(nibName: "Tile", bundle: app.bundle), forCellWithReuseIdentifier: "tile")
    let tile = collection.dequeueReusableCell(
      withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    #expect((tile.contentView.subviews.first as? UILabel)?.text == "Tile")
  }

  @Test("A nib without a cell raises when a table asks it for one")
  func noCell() throws {
    let app = try AppBundle(["View.xib": Written.xib("<view id=\"v\">\(Written.frame)</view>")])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(nibName: "View", bundle: app.bundle), forCellReuseIdentifier: "row")
    let reports = AppBundle.reports { _ = table.dequeueReusableCell(withIdentifier: "row") }
    #expect(
      reports == [
        "invalid nib registered for identifier (row) - nib must contain exactly one top level object which must be a "
          + "UITableViewCell instance"
      ])
  }
}
