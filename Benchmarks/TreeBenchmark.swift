import AccessibilityTree
import CurbcutUIKit

/// A screen with many elements of different classes, as in apps, in groups of ten, like the rows of a list.
@MainActor
struct TreeBenchmark {
  let window: UIWindow
  /// The objects of the elements, in order.
  let objects: [UIView]

  init(count: Int) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: Double(count) * 44))
    var objects: [UIView] = []
    for row in 0..<(count / 10) {
      let group = UIView(frame: CGRect(x: 0, y: Double(row) * 440, width: 393, height: 440))
      for index in 0..<10 {
        let view = Self.view(index, named: "Element \(row * 10 + index)")
        view.frame = CGRect(x: 16, y: Double(index) * 44, width: 361, height: 44)
        group.addSubview(view)
        objects.append(view)
      }
      window.addSubview(group)
    }
    window.isHidden = false
    window.layoutIfNeeded()
    self.objects = objects
  }

  /// A custom view of an app, which overrides its accessibility label.
  private final class OwnView: UIView {
    var name = ""
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { name }
      set { name = newValue ?? "" }
    }
  }

  /// In each group of ten: four labels, two buttons, a switch, a slider, an image, and a custom view.
  private static func view(_ index: Int, named name: String) -> UIView {
    switch index {
    case 0, 3, 5, 8:
      let label = UILabel()
      label.text = name
      return label
    case 1, 6:
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      return button
    case 2:
      let control = UISwitch()
      control.accessibilityLabel = name
      return control
    case 4:
      let slider = UISlider()
      slider.accessibilityLabel = name
      return slider
    case 7:
      let image = UIImageView()
      image.isAccessibilityElement = true
      image.accessibilityLabel = name
      return image
    default:
      let own = OwnView()
      own.name = name
      return own
    }
  }

  // MARK: Measuring

  /// Measures the cost of only querying the objects, per object.
  func bareLoop() -> Samples {
    Measuring.samples(of: max(10, 200_000 / objects.count)) { askAll() }.divided(by: Double(objects.count))
  }

  /// Adds the figures of reading this screen, compared with the bare loop in the same run.
  func run(into report: inout Report) {
    let count = objects.count
    let runs = max(10, 200_000 / count)
    var read: [Double] = []
    var loop: [Double] = []
    // Alternate, so that other load on the machine affects both equally.
    for _ in 0..<runs {
      var elements = 0
      read.append(
        Measuring.samples(of: 1) { elements = AccessibilityProvider.tree(of: window).elements.count }.cold)
      loop.append(Measuring.samples(of: 1) { askAll() }.cold)
      precondition(elements == count, "The tree has \(elements) elements of \(count).")
    }
    let (reading, bare) = (Samples(read).divided(by: Double(count)), Samples(loop).divided(by: Double(count)))
    report.add(Figure("tree.read.\(count)", "tree from \(count) live views, an element", "µs", reading))
    report.add(Figure("tree.bare.\(count)", "bare loop over the same objects, an element", "µs", bare))
    report.add(
      Figure(
        "tree.ratio.\(count)", "tree from \(count) live views", "× bare loop",
        reading.divided(by: bare.median)))
    let before = Measuring.heapBytes
    let provider = AccessibilityProvider(window)
    provider.update()
    let bytes = Double(Measuring.heapBytes - before) / Double(count)
    report.add(Figure("tree.memory.\(count)", "memory beyond the views, an element", "bytes", bytes))
    let changes = changes(provider)
    report.add(Figure("change.\(count)", "one changed label among \(count)", "µs", changes))
    report.add(
      Figure(
        "change.ratio.\(count)", "one changed label among \(count)", "× bare element",
        changes.divided(by: bare.median)))
  }

  /// The least that reading must do: query each object for the attributes of an element.
  private func askAll() {
    var sum = 0
    for view in objects where view.isAccessibilityElement {
      sum += view.accessibilityLabel?.utf8.count ?? 0
      sum += view.accessibilityValue?.utf8.count ?? 0
      sum += view.accessibilityHint?.utf8.count ?? 0
      // Wrap around, since the sum of the highest traits of 100 000 elements overflows.
      sum &+= Int(truncatingIfNeeded: view.accessibilityTraits.rawValue)
      sum &+= Int(view.accessibilityFrame.minY)
    }
    precondition(sum != 0)
  }

  /// Measures updating the tree after a label changes: one change at a time, all across the screen.
  private func changes(_ provider: AccessibilityProvider) -> Samples {
    // Use the classes with a label that is set explicitly; a UILabel would also lay out its text.
    let changeable = objects.indices.filter { [2, 4, 7].contains($0 % 10) }
    let step = max(1, changeable.count / 200)
    var round = 0
    var times: [Double] = []
    for _ in 0..<5 {
      round += 1
      for place in stride(from: 0, to: changeable.count, by: step) {
        let name = "Changed \(round)"
        times.append(
          Measuring.samples(of: 1) {
            objects[changeable[place]].accessibilityLabel = name
            provider.update()
          }.cold)
      }
    }
    precondition(provider.tree.elements[changeable[0]].label?.string == "Changed \(round)")
    return Samples(times)
  }
}
