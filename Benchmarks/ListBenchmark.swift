import CurbcutUIKit

/// How long a list takes to open, from its controller to the tree of what shows: a long one beside one that just fills
/// the screen.
@MainActor
struct ListBenchmark {
  private static let (few, many) = (30, 100_000)

  func run(into report: inout Report) {
    compare("table", "a table", into: &report) { Rows($0).table() }
    compare("list", "a list of a collection view", into: &report) { Rows($0).collection(Self.list) }
    compare("grid", "a grid of a collection view", into: &report) { Rows($0).collection(Self.grid) }
  }

  private static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  private static func grid() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    return layout
  }

  private func compare(
    _ id: String, _ title: String, into report: inout Report, make: (Int) -> (UIView, Rows)
  ) {
    func open(_ count: Int) -> Double {
      let (view, source) = make(count)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let controller = UIViewController()
      view.frame = window.bounds
      controller.view.addSubview(view)
      let time = Measuring.samples(of: 1) {
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        precondition(AccessibilityProvider.tree(of: window).elements.count >= 10)
      }.cold
      withExtendedLifetime(source) { window.isHidden = true }
      return time / 1_000
    }
    var short: [Double] = []
    var long: [Double] = []
    // Turn about, so that what else the machine does falls on both.
    for _ in 0..<21 {
      short.append(open(Self.few))
      long.append(open(Self.many))
    }
    let (few, many) = (Samples(short), Samples(long))
    report.add(Figure("open.\(id).few", "\(title) of \(Self.few) rows opens", "ms", few))
    report.add(Figure("open.\(id).many", "\(title) of \(Self.many) rows opens", "ms", many))
    report.add(
      Figure(
        "open.\(id).ratio", "\(title) of \(Self.many) rows opens", "× one of \(Self.few)",
        many.divided(by: few.median)))
  }

  /// Rows with a text, as many as are wanted.
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let count: Int

    init(_ count: Int) { self.count = count }

    func table() -> (UIView, Rows) {
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      return (table, self)
    }

    func collection(_ layout: () -> UICollectionViewLayout) -> (UIView, Rows) {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout())
      collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = self
      return (collection, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = "Row \(indexPath.item)"
      row.contentConfiguration = content
      return row
    }
  }
}
