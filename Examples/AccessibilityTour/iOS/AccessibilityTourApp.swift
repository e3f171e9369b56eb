import SwiftUI

@main
struct AccessibilityTourApp: App {
  var body: some Scene {
    WindowGroup { TourView() }
  }
}
