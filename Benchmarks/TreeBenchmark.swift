import AccessibilityTree
import CurbcutUIKit

/// A screen of many elements: groups of ten, as rows of a list are, each view with a label of its own,
/// every third a button.
@MainActor
struct TreeBenchmark {
  struct Figures {
    var count: Int
    var readPerElement, loopPerElement, change, bytesPerElement: Double

    var row: String {
      [
        String(count).padded(to: 8), readPerElement.formatted(digits: 3).padded(to: 15),
        loopPerElement.formatted(digits: 3).padded(to: 18), change.formatted(digits: 2).padded(to: 15),
        bytesPerElement.formatted(digits: 0).padded(to: 14),
      ].joined()
    }
  }

  let window: UIWindow
  private let views: [UIView]

  init(count: Int) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: Double(count) * 44))
    var views: [UIView] = []
    for row in 0..<(count / 10) {
      let group = UIView(frame: CGRect(x: 0, y: Double(row) * 440, width: 393, height: 440))
      for index in 0..<10 {
        let view = UIView(frame: CGRect(x: 16, y: Double(index) * 44, width: 361, height: 44))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Element \(row * 10 + index)"
        view.accessibilityTraits = index % 3 == 0 ? .button : .staticText
        group.addSubview(view)
        views.append(view)
      }
      window.addSubview(group)
    }
    window.isHidden = false
    self.views = views
  }

  func run() -> Figures {
    let runs = max(3, 100_000 / views.count)
    var elements = 0
    let read = Measuring.shortest(of: runs) {
      elements = AccessibilityProvider.tree(of: window).elements.count
    }
    precondition(elements == views.count, "The tree has \(elements) elements of \(views.count).")
    let loop = Measuring.shortest(of: runs) { precondition(bareLoop() > 0) }
    let before = Measuring.heapBytes
    let provider = AccessibilityProvider(window)
    provider.update()
    let bytes = Measuring.heapBytes - before
    return Figures(
      count: views.count, readPerElement: read / Double(views.count),
      loopPerElement: loop / Double(views.count), change: change(provider),
      bytesPerElement: Double(bytes) / Double(views.count))
  }

  /// What reading must do at the least: ask every object for what an element is made of.
  private func bareLoop() -> Int {
    var sum = 0
    for view in views where view.isAccessibilityElement {
      sum += view.accessibilityLabel?.utf8.count ?? 0
      sum += view.accessibilityValue?.utf8.count ?? 0
      sum += view.accessibilityHint?.utf8.count ?? 0
      sum += Int(truncatingIfNeeded: view.accessibilityTraits.rawValue)
      sum += Int(view.accessibilityFrame.minY)
    }
    return sum
  }

  /// One label changes and the tree follows: microseconds, over changes all across the screen.
  private func change(_ provider: AccessibilityProvider) -> Double {
    let changes = 200
    let step = max(1, views.count / changes)
    var round = 0
    let time = Measuring.shortest(of: 5) {
      round += 1
      for index in stride(from: 0, to: step * changes, by: step) {
        views[index].accessibilityLabel = "Changed \(round)"
        provider.update()
      }
    }
    precondition(provider.tree.elements[0].label?.string == "Changed \(round)")
    return time / Double(changes)
  }
}

extension Double {
  fileprivate func formatted(digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { value, _ in value * 10 }
    let units = Int((self * scale).rounded())
    guard digits > 0 else { return String(units) }
    let fraction = String(units % Int(scale))
    return "\(units / Int(scale)).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(1, width - count)) + self
  }
}
