import CurbcutFoundation
import Foundation

/// Does something whenever the place or the texts of an annotation change, until it is released.
final class AnnotationWatch {
  private var observations: [NSKeyValueObservation] = []
  private weak var shape: MKShape?

  /// Begins to watch an annotation.
  init(_ annotation: some MKAnnotation, _ change: @escaping () -> Void) {
    if let shape = annotation as? MKShape {
      // Maps have thousands of points, of which each would cost a search through all observations.
      self.shape = shape
      shape.watchers[ObjectIdentifier(self)] = change
      return
    }
    observations.append(annotation.observe(\.coordinate, "coordinate") { _, _ in change() })
    for (key, setter) in [("title", "setTitle:"), ("subtitle", "setSubtitle:")]
    where ObjCRuntime.responds(annotation, to: Selector(setter)) {
      observations.append(annotation.observe(\.coordinate, key) { _, _ in change() })
    }
  }

  deinit { shape?.watchers[ObjectIdentifier(self)] = nil }
}
