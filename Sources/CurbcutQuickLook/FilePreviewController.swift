import CurbcutUIKit
import CurbcutUniformTypeIdentifiers
import Foundation

/// The preview of one file.
@MainActor
final class FilePreviewController: UIViewController {
  /// Goes to another file, by so many; returns whether there is one.
  var turn: (Int) -> Bool = { _ in false }
  private var content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
      swipe.direction = direction
      swipe.addHandler { [weak self] _ in _ = self?.turn(step) }
      view.addGestureRecognizer(swipe)
    }
  }

  func show(_ url: URL?, title: String?) {
    self.title = title ?? url?.lastPathComponent
    content.removeFromSuperview()
    content = url.map { Self.view(of: $0, name: self.title ?? "") } ?? UIView()
    view.addSubview(content)
    view.setNeedsLayout()
  }

  /// The largest text that is shown, in bytes.
  private static let longestText = 1_000_000

  private static func view(of url: URL, name: String) -> UIView {
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
    if let picture = UIImage(contentsOfFile: url.path) {
      let view = UIImageView(image: picture)
      view.contentMode = .scaleAspectFit
      view.isAccessibilityElement = true
      view.accessibilityLabel = name
      return view
    }
    if size <= longestText, let data = try? Data(contentsOf: url), !data.contains(0),
      let text = String(data: data, encoding: .utf8)
    {
      let view = UITextView(frame: .zero)
      view.isEditable = false
      view.font = .preferredFont(forTextStyle: .body)
      view.text = text
      return view
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .body)
    let kind = UTType(filenameExtension: url.pathExtension)?.localizedDescription ?? SystemWord.document.text
    label.text = [name, kind, ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)]
      .joined(separator: "\n")
    return label
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}
