import DeviceSettings
import Testing

@testable import Conformance

@Suite("Where the view of a case is seen")
struct ViewStageTests {
  @Test("A screen has a size, a scale, and the versions at both ends of a range")
  func screen() {
    let stage = ViewStage("iPhone 393x852 pt @3x, iOS 17.5 to 26.2; safe area top 59")
    #expect(stage.device.width == 393 && stage.device.scale == 3)
    #expect(stage.room == .screen)
    #expect(stage.systems == [.iOS18, .iOS26])
  }

  @Test(
    "A view may have less room than a screen",
    arguments: [
      ("view hosted at 500x500 pt, macOS", ViewStage.Room.hosted(width: 500, height: 500), 2.0),
      ("view hosted at 12x12 pt, scale 1, iOS", .hosted(width: 12, height: 12), 1),
      ("view hosted at 200 pt width", .hosted(width: 200, height: nil), 3),
      ("view hosted at its own size, scale 1, iOS", .ownSize, 1),
      ("any, proposal unspecified", .ownSize, 3),
      (
        "iPhone 402x874 pt @3x, iOS 26.2; hosted without safe area insets", .hosted(width: nil, height: nil),
        3
      ),
      ("iPhone 402x874 pt @3x, iOS 26; shown in a sheet", .sheet, 3),
    ])
  func room(text: String, room: ViewStage.Room, scale: Double) {
    let stage = ViewStage(text)
    #expect(stage.room == room)
    #expect(stage.device.scale == scale)
  }

  @Test(
    "What holds from a version on is tried on the newest",
    arguments: [
      ("any iOS 17 or newer", [SystemVersion.iOS26]), ("any iOS", [.iOS26]), ("iPhone, iOS 27", [.iOS26]),
      ("iPhone 402x874 pt @3x, iOS 18.5; safe area top 62", [.iOS18]),
      ("iPhone, iOS 17.5 and 26.2", [.iOS18, .iOS26]),
    ])
  func systems(text: String, systems: [SystemVersion]) {
    #expect(ViewStage(text).systems == systems)
  }
}
