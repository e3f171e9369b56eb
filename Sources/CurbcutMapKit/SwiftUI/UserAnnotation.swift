import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutSwiftUI
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// Where the person is, and where they look.
///
/// Follows <https://developer.apple.com/documentation/mapkit/userlocation>.
public struct UserLocation {
  /// Where the person looks; nil here, as devices are not turned.
  public let heading: CLHeading?
  /// Where the person is.
  public let location: CLLocation?
}

/// Where the person is, once the app may know it.
///
/// Follows <https://developer.apple.com/documentation/mapkit/userannotation>.
public struct UserAnnotation<Content: View>: MapContent {
  private let anchor: UnitPoint
  private let content: (UserLocation) -> Content

  /// Creates a mark of the app's own, with a point of it at the place.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
    self.anchor = anchor
    self.content = content
  }

  /// Creates a mark of the app's own, with a point of it at the place.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.init(anchor: anchor) { _ in content() }
  }

  /// Adds the mark where the place is known.
  @MainActor public func _add(to list: inout _MapContentList) {
    list.wantsUser = true
    guard let location = list.user else { return }
    let view = AnyView(content(UserLocation(heading: nil, location: location)))
    let title = MapTitle.text(Text(verbatim: SystemWord.myLocation.text))
    let before = list.settings
    // The name is said, but not shown below the mark.
    list.settings.showsTitles = false
    list.add(.annotation(title, anchor, view), places: [location.coordinate])
    list.settings = before
  }

  /// Content of this module has no body.
  public typealias Body = Never
}

/// The dot that marks where the person is.
///
/// Follows <https://developer.apple.com/documentation/mapkit/defaultuserannotationcontent>.
public struct DefaultUserAnnotationContent: View {
  /// The dot.
  public var body: some View {
    Circle().fill(.tint).padding(3).background(.white, in: .circle).frame(width: 22, height: 22)
  }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates the system's mark.
  public init() { self.init(anchor: .center) }

  /// Creates the system's mark, with a point of it at the place.
  public init(anchor: UnitPoint) { self.init(anchor: anchor) { _ in DefaultUserAnnotationContent() } }
}
