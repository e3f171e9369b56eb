import Foundation
import Testing

@testable import AppFence

/// The system calls that a policy leaves.
@Suite struct SystemCallRulesTests {
  private func rules(_ change: (inout FencePolicy) -> Void = { _ in }, landlock: Int = 7) -> SystemCallRules {
    var policy = FencePolicy()
    change(&policy)
    return SystemCallRules(policy, landlockVersion: landlock, process: 42)
  }

  private func rule(_ call: String, in rules: SystemCallRules) -> [SystemCallRules.Rule] {
    rules.rules.filter { $0.call == call }
  }

  @Test func withoutProgramsNoProcessIsStarted() {
    let fenced = rules()
    #expect(rule("execve", in: fenced).map(\.answer) == [.error(EACCES)])
    #expect(rule("fork", in: fenced).map(\.answer) == [.error(EAGAIN)])
    #expect(rule("clone", in: fenced).map(\.conditions) == [[.has(argument: 0, mask: 0x10000, 0)]])
    let spawning = rules { $0.programs = .spawned }
    #expect(rule("execve", in: spawning).isEmpty && rule("vfork", in: spawning).isEmpty)
    #expect(rule("clone", in: spawning).map(\.conditions) == [[.has(argument: 0, mask: 0x100, 0)]])
    let free = rules { $0.programs = .any }
    #expect(rule("execve", in: free).isEmpty && rule("clone", in: free).isEmpty)
  }

  @Test func clone3IsMissingSoThatCloneIsSeen() {
    #expect(rule("clone3", in: rules()).map(\.answer) == [.error(ENOSYS)])
  }

  @Test func onlyThisProcessHearsSignals() {
    for call in ["kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"] {
      #expect(rule(call, in: rules()).map(\.conditions) == [[.isNot(argument: 0, 42)]])
    }
  }

  @Test func socketsFollowTheNetwork() {
    #expect(rule("socket", in: rules()).map(\.conditions) == [[]])
    let listening = rules { $0.network = .listening }
    #expect(rule("socket", in: listening).count == 3)
    #expect(rule("connect", in: listening).count == 1)
    let open = rules { $0.network = .open }
    #expect(rule("socket", in: open).map(\.conditions) == [[.is(argument: 0, UInt64(AF_UNIX))]])
    #expect(rule("connect", in: open).isEmpty)
  }

  @Test func beforeVersion3FilesAreNotCutOffByPath() {
    #expect(rule("truncate", in: rules(landlock: 2)).count == 1)
    #expect(rule("truncate", in: rules(landlock: 3)).isEmpty)
  }

  @Test func noKeysAreTypedIntoTheTerminal() {
    #expect(
      rule("ioctl", in: rules()).map(\.conditions) == [
        [.is(argument: 1, 0x5412)], [.is(argument: 1, 0x541C)],
      ])
  }

  @Test func noRuleStandsTwice() {
    for network in [FencePolicy.Network.none, .listening, .open] {
      let all = rules { $0.network = network }.rules
      for (index, rule) in all.enumerated() {
        #expect(!all[..<index].contains(rule), "\(rule.call)")
      }
    }
  }
}

/// The words about a fence with gaps.
@Suite struct FenceReportTests {
  @Test(arguments: FenceReport.Wall.allCases)
  func aGapSaysWhatItMeans(wall: FenceReport.Wall) {
    let gap = FenceReport.Gap(wall: wall, reason: "a reason")
    #expect(gap.description.hasPrefix("the app runs with a gap in its fence: a reason, so its code can "))
  }
}
