import AccessibilityTree
import Audit
import Foundation

/// All rules that need only a tree, on a screen of mixed elements in groups of ten, like the rows of a list.
struct AuditBenchmark {
  private let screen: AuditedScreen

  init(count: Int) {
    let bounds = CGRect(x: 0, y: 0, width: 393, height: max(852, Double(count) * 44))
    screen = AuditedScreen(bounds: bounds, nodes: (0..<count).map { AuditedNode(Self.element($0)) })
  }

  /// In each group of ten: four texts, two buttons, a switch, a slider, a picture, and a link with a hint.
  private static func element(_ index: Int) -> AccessibilityElement {
    let frame = CGRect(x: 16, y: Double(index) * 44, width: 361, height: 44)
    let (traits, value, hint): (AccessibilityTraits, AccessibilityText?, AccessibilityText?) =
      switch index % 10 {
      case 0, 3, 5, 8: (.staticText, nil, nil)
      case 1, 6: (.button, nil, nil)
      case 2: ([.button, .toggleButton], "1", nil)
      case 4: (.adjustable, "50%", nil)
      case 7: (.image, nil, nil)
      default: (.link, nil, "Opens the page of the element.")
      }
    return AccessibilityElement(
      id: UInt64(index + 1), label: AccessibilityText("Element number \(index)"), value: value, hint: hint,
      traits: traits, frame: frame)
  }

  func run(into report: inout Report) {
    let count = screen.nodes.count
    let audit = Auditor()
    var judged = 0
    let samples = Measuring.samples(of: max(5, 20_000 / count)) {
      judged = audit.report(on: screen).counts.reduce(0) { $0 + $1.judged }
    }
    precondition(judged > count * 5, "The rules judged \(judged) elements.")
    report.add(Figure("audit.\(count)", "all rules on \(count) elements", "ms", samples.divided(by: 1_000)))
    report.add(
      Figure(
        "audit.element.\(count)", "all rules on \(count) elements, an element", "µs",
        samples.divided(by: Double(count))))
  }
}
