import Foundation

/// The screen of an empty photo library.
@MainActor
package final class EmptyPhotoLibrary: UIViewController {
  private let heading = UILabel()
  private let explanation = UILabel()

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = SystemWord.photos.text
    view.backgroundColor = .systemBackground
    heading.text = SystemWord.noPhotos.text
    heading.font = .preferredFont(forTextStyle: .title2)
    explanation.text = SystemWord.noPhotosHint.text
    explanation.font = .preferredFont(forTextStyle: .body)
    explanation.textColor = .secondaryLabel
    for label in [heading, explanation] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
    }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(0, view.bounds.width - 64)
    let fits = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    let heights = [heading, explanation].map { $0.sizeThatFits(fits).height }
    var y = view.bounds.midY - heights.reduce(8, +) / 2
    for (label, height) in zip([heading, explanation], heights) {
      label.frame = CGRect(x: 32, y: y, width: width, height: height)
      y += height + 8
    }
  }
}
