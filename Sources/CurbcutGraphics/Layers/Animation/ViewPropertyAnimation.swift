import Foundation

/// What UIKit adds to a layer for one property that changed in an animation of views.
package final class ViewPropertyAnimation: CABasicAnimation {
  /// How far the property has come for a part of the time; both from 0 to 1.
  package var pace: (Double) -> Double = { $0 }
  /// How far the property has come, when an animator and not the time decides; nil for the time.
  package var fraction: (() -> Double)?

  package override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? ViewPropertyAnimation else { return }
    pace = other.pace
    fraction = other.fraction
  }

  /// Whoever decides how far the property has come has counted the pace in: what a finger leads goes with the finger.
  override func paced(_ progress: Double) -> Double { fraction == nil ? pace(progress) : progress }

  package override func progress(after seconds: CFTimeInterval) -> Double? {
    guard let fraction else { return super.progress(after: seconds) }
    return fraction()
  }
}
