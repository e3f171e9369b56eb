import UIKit

/// A sheet with a player: escape closes it, a magic tap plays and pauses.
final class SheetController: UIViewController {
  private(set) var isPlaying = false {
    didSet { playButton.setTitle(isPlaying ? "Pause" : "Play", for: .normal) }
  }
  /// Called when the sheet is to be closed.
  var didClose: (() -> Void)?
  let playButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let closeButton = UIButton(type: .close)
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    playButton.setTitle("Play", for: .normal)
    playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
    // The button starts music: VoiceOver must not talk over it.
    playButton.accessibilityTraits.insert(.startsMediaSession)
    for button in [closeButton, playButton] {
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      closeButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      playButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      playButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func close() { didClose?() }

  @objc private func play() { isPlaying.toggle() }

  override func accessibilityPerformEscape() -> Bool {
    guard let didClose else { return false }
    didClose()
    return true
  }

  override func accessibilityPerformMagicTap() -> Bool {
    isPlaying.toggle()
    return true
  }
}
