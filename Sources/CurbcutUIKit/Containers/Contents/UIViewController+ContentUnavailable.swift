import Foundation

/// What a controller shows in place of its content.
final class ContentUnavailablePlace {
  var configuration: (any UIContentConfiguration)?
  var content: (any UIView & UIContentView)?
}

extension UIViewController {
  /// What the controller shows over its view in place of its content; nil, the default, for its content.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-fq2k>.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable?.configuration }
    set {
      guard newValue != nil || contentUnavailable != nil else { return }
      let place = contentUnavailable ?? ContentUnavailablePlace()
      contentUnavailable = place
      place.configuration = newValue
      showContentUnavailable()
    }
  }

  /// The state with which ``updateContentUnavailableConfiguration(using:)`` is called next.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called before the view is laid out.
  final func layoutContentUnavailable() {
    if needsContentUnavailableUpdate {
      needsContentUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let place = contentUnavailable, place.configuration != nil else { return }
    if place.content == nil { showContentUnavailable() }
    // The view of a list scrolls; what covers it does not.
    if let root = viewIfLoaded, let content = place.content, content.frame != root.bounds {
      content.frame = root.bounds
    }
  }

  private func showContentUnavailable() {
    guard let place = contentUnavailable, let root = viewIfLoaded else { return }
    guard let configuration = place.configuration?.updated(for: contentUnavailableConfigurationState) else {
      place.content?.removeFromSuperview()
      place.content = nil
      return
    }
    if let content = place.content, content.supports(configuration) {
      content.configuration = configuration
    } else {
      place.content?.removeFromSuperview()
      place.content = configuration.makeContentView()
    }
    guard let content = place.content, content.superview !== root else { return }
    content.frame = root.bounds
    root.addSubview(content)
  }
}
