import CurbcutUIKit

/// A text with questions in it. The rotor "Questions" goes from one to the next.
public final class ArticleView: UIView {
  public private(set) var paragraphs: [UILabel] = []

  public init(paragraphs texts: [String], frame: CGRect) {
    super.init(frame: frame)
    paragraphs = texts.enumerated().map { index, text in
      let label = UILabel(frame: CGRect(x: 0, y: index * 40, width: 300, height: 40))
      label.text = text
      addSubview(label)
      return label
    }
    accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Questions") { [weak self] in self?.nextQuestion($0) }
    ]
  }

  public required init?(coder: NSCoder) { nil }

  private func nextQuestion(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let questions = paragraphs.indices.filter { paragraphs[$0].text?.hasSuffix("?") ?? false }
    let current = paragraphs.firstIndex { $0 === predicate.currentItem.targetElement }
    let found: Int? =
      switch predicate.searchDirection {
      case .next: questions.first { $0 > current ?? -1 }
      case .previous: questions.last { $0 < current ?? paragraphs.count }
      }
    return found.map {
      UIAccessibilityCustomRotorItemResult(targetElement: paragraphs[$0], targetRange: nil)
    }
  }
}
