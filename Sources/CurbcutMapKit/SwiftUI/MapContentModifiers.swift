import CurbcutSwiftUI
import Foundation

/// Content with settings of its own.
public struct _ModifiedMapContent<Content: MapContent>: MapContent {
  let content: Content
  let change: (inout _MapContentList.Settings) -> Void

  /// Adds the content.
  @MainActor public func _add(to list: inout _MapContentList) { list.add(content, change) }
  /// Content of this module has no body.
  public typealias Body = Never
}

extension MapContent {
  private func setting(_ change: @escaping (inout _MapContentList.Settings) -> Void) -> some MapContent {
    _ModifiedMapContent(content: self, change: change)
  }

  /// The value that the map's selection has when this content is selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { setting { $0.tag = tag } }

  /// The colour of markers.
  public func tint(_ tint: Color?) -> some MapContent { setting { $0.tint = tint } }

  /// Whether the titles of annotations and markers are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    setting { $0.showsTitles = visibility != .hidden }
  }

  /// How lines and the edges of areas are drawn.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    setting { $0.stroke = (AnyShapeStyle(content), lineWidth) }
  }

  /// How lines and the edges of areas are drawn.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    setting { $0.stroke = (AnyShapeStyle(content), style.lineWidth) }
  }

  /// What areas are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    setting { $0.fill = AnyShapeStyle(style) }
  }

  /// How the details of a selected place of interest are shown. There are none here, where Apple Maps does not answer.
  public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic)
    -> some MapContent
  {
    setting { _ in }
  }
}

/// How the details of a selected place of interest are shown.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapitemdetailselectionaccessorystyle>.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  private let name: String
  /// As the space allows.
  public static let automatic = Self(name: "automatic")
  /// In a bubble.
  public static let callout = Self(name: "callout")
  /// In a line below.
  public static let caption = Self(name: "caption")
  /// In a sheet.
  public static let sheet = Self(name: "sheet")
}
