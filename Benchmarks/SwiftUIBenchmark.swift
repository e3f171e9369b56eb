import AssistiveTechnology
import CurbcutSwiftUI
import CurbcutUIKit
import Observation
import VoiceOver

/// SwiftUI's screens beside those of UIKit with the same rows: how long they take to open, what one change costs, from
/// the app's state to the tree and to words, and how much memory a view takes.
@MainActor
struct SwiftUIBenchmark {
  /// What the app changes.
  @Observable
  final class Model {
    var number = 0
  }

  func run(into report: inout Report) {
    for count in [1_000, 10_000] {
      compare(
        "list.\(count)", "a list of \(count)", rounds: 15, into: &report,
        swiftUI: { UIHostingController(rootView: ListRows(count: count)) }, uiKit: { TableController(count) })
      compare(
        "lazy.\(count)", "a lazy stack of \(count)", rounds: 15, into: &report,
        swiftUI: { UIHostingController(rootView: LazyRows(count: count)) },
        uiKit: { TableController(count) })
    }
    change(among: 10_000, into: &report)
    words(among: 600, into: &report)
    memory(of: 10_000, into: &report)
    // Last, and only once for many: the constraints of UIKit's stack take seconds.
    for (count, rounds) in [(1_000, 9), (10_000, 1)] {
      compare(
        "eager.\(count)", "\(count) rows at once", rounds: rounds, into: &report,
        swiftUI: { UIHostingController(rootView: Rows(count: count)) }, uiKit: { Self.stack(count) })
    }
  }

  // MARK: Opening

  private func compare(
    _ id: String, _ title: String, rounds: Int, into report: inout Report,
    swiftUI: () -> UIViewController, uiKit: () -> UIViewController
  ) {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    // Turn about, so that what else the machine does falls on both.
    for _ in 0..<rounds {
      theirs.append(open(uiKit()))
      ours.append(open(swiftUI()))
    }
    let (own, other) = (Samples(ours), Samples(theirs))
    report.add(Figure("swiftui.\(id)", "\(title) in SwiftUI", "ms", own))
    report.add(Figure("swiftui.uikit.\(id)", "\(title) in UIKit", "ms", other))
    report.add(
      Figure("swiftui.ratio.\(id)", "\(title) in SwiftUI", "× UIKit", own.divided(by: other.median)))
  }

  /// Milliseconds from the controller to the tree of what it shows.
  private func open(_ make: @autoclosure () -> UIViewController) -> Double {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let time = Measuring.samples(of: 1) {
      window.rootViewController = make()
      window.isHidden = false
      window.layoutIfNeeded()
      precondition(AccessibilityProvider.tree(of: window).elements.count >= 10)
    }.cold
    window.isHidden = true
    window.rootViewController = nil
    return time / 1_000
  }

  // MARK: Changing

  private func shown<Content: View>(_ content: Content) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = UIHostingController(rootView: content)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  /// One text among many that reads a property, from the change of the property to the tree.
  private func change(among count: Int, into report: inout Report) {
    let model = Model()
    let window = shown(ChangingRows(count: count, model: model))
    let provider = AccessibilityProvider(window)
    provider.update()
    let times = (1...500).map { round in
      Measuring.samples(of: 1) {
        model.number = round % 2
        provider.update()
      }.cold
    }
    precondition(provider.tree.elements.contains { $0.label?.string == "Value 0" })
    report.add(
      Figure("swiftui.change.\(count)", "a changed text among \(count), to the tree", "µs", Samples(times)))
    window.isHidden = true
  }

  /// A value that VoiceOver's user raises, from the gesture over the app's state to the words.
  private func words(among count: Int, into report: inout Report) {
    let window = shown(AdjustableRows(count: count))
    let session = Session(provider: AccessibilityProvider(window), engines: [VoiceOverEngine()])
    session.keepsTranscript = false
    let clock = ContinuousClock()
    var began = clock.now
    var times: [Double] = []
    var isTold = true
    session.observer = { occurrence in
      guard case .effect(.speak, _, _) = occurrence, !isTold else { return }
      isTold = true
      times.append((clock.now - began).milliseconds)
    }
    session.send(.start(appName: nil, isSwitchedOn: false))
    let rounds = 500
    for _ in 0..<rounds {
      isTold = false
      began = clock.now
      session.send(.gesture(Gesture(.swipe(.up))))
    }
    precondition(times.count == rounds, "Of \(rounds) changes \(times.count) were told.")
    report.add(
      Figure("swiftui.words.\(count)", "a change of state to VoiceOver's words", "ms", Samples(times)))
    window.isHidden = true
  }

  // MARK: Memory

  private func memory(of count: Int, into report: inout Report) {
    // What is made once for all screens is not counted, nor what is kept of the texts that were laid out last, of which
    // there is a bounded number.
    var windows = [shown(Rows(count: 3_000))]
    // What earlier measurements left behind may be freed during one of the rounds.
    let rounds = (0..<3).map { _ in
      let before = Measuring.heapBytes
      windows.append(shown(Rows(count: count)))
      return Double(Measuring.heapBytes - before) / Double(count)
    }
    report.add(Figure("swiftui.memory.\(count)", "memory of a view", "bytes", Samples(rounds)))
    withExtendedLifetime(windows) {}
  }

  // MARK: Screens

  private struct Rows: View {
    let count: Int
    var body: some View {
      ScrollView { VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } } }
    }
  }

  private struct LazyRows: View {
    let count: Int
    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } } }
    }
  }

  private struct ListRows: View {
    let count: Int
    var body: some View { List { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } } }
  }

  /// As wide as before with another number, as in a column of figures: what is beside it stays in its place.
  private struct Value: View {
    let model: Model
    var body: some View { Text(verbatim: "Value \(model.number)").monospacedDigit() }
  }

  private struct Volume: View {
    @State private var volume = 0
    var body: some View {
      Text("Volume").accessibilityValue("\(volume)").accessibilityAdjustableAction { _ in volume += 1 }
    }
  }

  private struct AdjustableRows: View {
    let count: Int
    var body: some View {
      ScrollView {
        VStack {
          Volume()
          ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }
        }
      }
    }
  }

  private struct ChangingRows: View {
    let count: Int
    let model: Model
    var body: some View {
      ScrollView {
        VStack {
          Value(model: model)
          ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }
        }
      }
    }
  }

  private static func stack(_ count: Int) -> UIViewController {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    for row in 0..<count {
      let label = UILabel()
      label.text = "Row \(row)"
      stack.addArrangedSubview(label)
    }
    scroll.addSubview(stack)
    controller.view.addSubview(scroll)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    return controller
  }

  private final class TableController: UIViewController, UITableViewDataSource {
    private let count: Int

    init(_ count: Int) {
      self.count = count
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .insetGrouped)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
  }
}
