import Foundation

/// A part of the screen flashes more than three times in a second.
public struct Flashing: AuditRule {
  public static let about = RuleDescription(
    "flashing", title: "It flashes more than three times a second",
    why: "Flashes of that rate and size can cause seizures.",
    audit: .none, criterion: .threeFlashes, severity: .critical,
    fix:
      "Flash at most three times in any second, or make the part that flashes smaller. Dim Flashing Lights concerns videos in the system's player; for what the app draws itself, ask MADimFlashingLightsEnabled().",
    page: ApplePage.flashingLights)

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard let film = screen.screen.film else { return }
    guard let worst = FlashSearch(film).worst else { return outcome.add(.pass, at: nil) }
    let kind = worst.isRed ? "saturated red" : "light and dark"
    outcome.add(
      .fail(
        "\(kind), more than 3 flashes within a second, on \(Int(worst.area.rounded())) square points",
        required:
          "at most 3 flashes within a second, or less than \(Int(FlashSearch.leastArea)) square points (a quarter of 10 degrees of the visual field)",
        figures: ["area": .number(worst.area)]),
      at: node(around: worst.frame, on: screen))
  }

  /// The smallest node around what flashes; nil for the screen.
  private func node(around frame: CGRect, on screen: JudgedScreen) -> Int? {
    func area(_ node: Int) -> Double {
      screen.nodes[node].element.frame.width * screen.nodes[node].element.frame.height
    }
    return screen.nodes.indices.filter { node in
      screen.nodes[node].exposure != .unseen
        && screen.nodes[node].element.frame.insetBy(dx: -8, dy: -8).contains(frame)
    }.min { area($0) < area($1) }
  }
}
