import Foundation
import Testing

@testable import curbcut

@Suite("curbcut doctor")
struct DoctorTests {
  private func need(_ name: String, _ finding: Need.Finding, packages: [String]) -> Need {
    Need(name: name, use: "--speak", packages: packages) { finding }
  }

  @Test("A machine with everything is told so")
  func healthy() {
    let checkup = Checkup([need("voice", .found("espeak-ng"), packages: ["espeak-ng-data"])])
    #expect(checkup.isHealthy)
    #expect(checkup.text == "ok       voice: espeak-ng\n\nNothing is missing.")
    #expect(checkup.remedy == nil)
  }

  @Test("What is missing is named with its use, and one line installs it all, each package once")
  func missing() {
    let checkup = Checkup([
      need("voice", .missing("none"), packages: ["espeak-ng-data"]),
      need("second voice", .missing("none"), packages: ["espeak-ng-data", "alsa-utils"]),
      need("font", .found("installed"), packages: ["fonts-inter"]),
    ])
    #expect(!checkup.isHealthy)
    #expect(checkup.remedy == "sudo apt-get install espeak-ng-data alsa-utils")
    #expect(checkup.text.contains("missing  voice: none. Needed for --speak."))
    #expect(checkup.text.contains("2 of 3 are missing."))
  }

  @Test("The real machine is looked at: the compiler that built these tests is not the only thing found")
  func realParts() throws {
    let result = try CommandLineTool.run("doctor")
    #expect(result.errors.isEmpty)
    #expect(result.status == (result.output.contains("Nothing is missing.") ? 0 : 1))
    for name in ["Swift compiler", "modules for apps", "voice for “en”", "braille tables", "font Inter"] {
      #expect(result.output.contains("\n\(name)") || result.output.contains("  \(name): "), "\(name)")
    }
    #expect(result.output.contains("ok       modules for apps: "))
  }

  @Test("A compiler that is not there is told, with where to get it")
  func noCompiler() throws {
    let result = try CommandLineTool.run(["doctor"], environment: ["CURBCUT_SWIFTC": "/nowhere/swiftc"])
    #expect(result.status == 1)
    #expect(result.output.contains("missing  Swift compiler: ") && result.output.contains("swift.org"))
  }
}
