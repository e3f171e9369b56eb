import SwiftUI
import UIKit

/// A screen of UIKit to write a note in.
final class NoteViewController: UIViewController {
  private let textView = UITextView()
  private let onDone: (String) -> Void

  init(text: String, onDone: @escaping (String) -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
    textView.text = text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = .systemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.accessibilityLabel = "Note"
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        onDone(textView.text)
        dismiss(animated: true)
      })
  }
}

/// The screen in a sheet of SwiftUI.
struct NoteEditor: UIViewControllerRepresentable {
  @Binding var text: String

  func makeUIViewController(context: Context) -> UINavigationController {
    let note = NoteViewController(text: text) { [text = $text] in text.wrappedValue = $0 }
    return UINavigationController(rootViewController: note)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
