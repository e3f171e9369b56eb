import AuditReports
import Foundation
import Testing

@Suite("Merged parts of an audit")
struct PartsMergeTests {
  private func named(_ part: AuditPart, _ file: String) -> PartsMerge.Named { .init(file: file, part: part) }

  private func error(_ parts: [PartsMerge.Named]) throws -> ReportFileError {
    try #require(#expect(throws: ReportFileError.self) { try PartsMerge(parts) })
  }

  @Test(
    "Whatever the number of machines and the order of the parts, every form is that of one machine, to the byte"
  )
  func bytes() throws {
    let test = TestJob.small()
    let one = try report(test.job, test.all())
    for count in [1, 2, 3, 7, 20] {
      for parts in [try test.parts(count), try test.parts(count).reversed()] {
        let merge = try PartsMerge(parts)
        #expect(merge.unjudged.isEmpty)
        #expect(merge.again.isEmpty)
        #expect(try report(merge.job, merge.outcomes) == one, "\(count)")
      }
    }
  }

  @Test("A part is read as it was written")
  func roundTrip() throws {
    let test = TestJob.small()
    for named in try test.parts(3) {
      #expect(named.part == test.part(named.part.shard))
      #expect(try AuditPart(named.part.data(), file: "x") == named.part)
    }
  }

  @Test("A repository that lies elsewhere on another machine makes no difference")
  func folders() throws {
    let (here, there) = (TestJob.small(), TestJob.small(root: "/builds/7/repo"))
    let parts = [try here.parts(2)[0], try there.parts(2)[1]]
    let merge = try PartsMerge(parts)
    #expect(try report(merge.job, merge.outcomes) == report(here.job, here.all()))
    let other = try PartsMerge([try there.parts(2)[0], try here.parts(2)[1]])
    #expect(try report(other.job, other.outcomes) == report(there.job, there.all()))
  }

  @Test("Without its pictures, a report is the one that was made without")
  func pictures() throws {
    let test = TestJob.small()
    let form = try AuditAssembly(test.job, takesPictures: false).form(of: test.all())
    #expect(form.screens.allSatisfy { $0.pictures == nil })
    #expect(form.screens.flatMap(\.findings).allSatisfy { $0.picture == nil })
  }

  @Test("Missing parts and failed units are named, with what to run again")
  func missing() throws {
    let test = TestJob.small()
    var parts = try test.parts(4)
    parts.remove(at: 1)
    var failed = parts[1].part
    failed.outcomes[0].outcome = .failed(UnitFailure(status: 4, problem: "the app crashed"))
    parts[1].part = failed
    let merge = try PartsMerge(parts)
    let second = test.job.units(of: try #require(Shard(number: 2, of: 4)))
    #expect(Set(merge.unjudged.map(\.unit)) == Set(second + [failed.outcomes[0].unit]))
    #expect(merge.again.map(\.shard.number) == [2, 3])
    #expect(merge.again.map(\.reason) == ["its part is missing", "1 of its units failed"])
    // What was not looked at is told in every form, and is no pass.
    let form = try AuditAssembly(merge.job).form(of: merge.outcomes, unjudged: merge.unjudged)
    #expect(form.unjudged?.count == second.count + 1)
    let paths = TestForm.paths
    #expect(TextReport(form).text.contains("Not judged: "))
    #expect(
      try SARIFReport(form, paths: paths, version: "1").text().contains("\"executionSuccessful\" : false"))
    #expect(JUnitReport(form).text.contains("errors=\"\(second.count + 1)\""))
    #expect(GitHubReport(form, paths: paths).commands.hasPrefix("::error title=Not judged::"))
    #expect(GitHubReport(form, paths: paths).summary.contains("screens were not judged"))
    #expect(HTMLReport(form, paths: paths).text.contains("Not judged: "))
  }

  @Test("Running a shard again completes the report, beside its failed part or in place of it")
  func again() throws {
    let test = TestJob.small()
    let whole = try test.parts(3)
    var failed = whole[1]
    failed.file = "first-try.jsonl"
    for index in failed.part.outcomes.indices {
      failed.part.outcomes[index].outcome = .failed(UnitFailure(status: 5, problem: "the app was stuck"))
    }
    #expect(try !PartsMerge([whole[0], failed, whole[2]]).unjudged.isEmpty)
    for parts in [whole, [failed] + whole, whole + [failed]] {
      let merge = try PartsMerge(parts)
      #expect(merge.unjudged.isEmpty)
      #expect(try report(merge.job, merge.outcomes) == report(test.job, test.all()))
    }
  }

  @Test("A part that is there twice counts once; two that contradict each other are refused")
  func doubled() throws {
    let test = TestJob.small()
    let parts = try test.parts(3)
    let merge = try PartsMerge(parts + [named(parts[1].part, "copy.jsonl")])
    #expect(try report(merge.job, merge.outcomes) == report(test.job, test.all()))
    var other = parts[1].part
    guard case .judged(var looks) = other.outcomes[0].outcome else { return }
    looks[0].form.elements += 1
    other.outcomes[0].outcome = .judged(looks)
    let error = try error(parts + [named(other, "z.jsonl")])
    #expect(error.file == "z.jsonl")
    #expect(error.problem.contains("shard 2/3 is there twice"))
    #expect(error.problem.contains("part-2.jsonl"))
  }

  @Test("Parts of other jobs are refused, with what is different")
  func otherJobs() throws {
    let test = TestJob.small()
    let parts = try test.parts(2)
    let changes: [(String, (inout AuditJob) -> Void)] = [
      ("another version of Curbcut", { $0.version = "2" }),
      ("other arguments", { $0.arguments.append("--dark") }),
      ("other files of settings or ways", { $0.inputs = ["0123"] }),
      ("other paths", { $0.paths.removeLast() }),
      ("other screens", { $0.paths[0].screens.append("b-4") }),
      ("other settings", { $0.paths[0].settings[0] = ["AX3"] }),
      ("files with another content", { $0.paths[0].content = "changed" }),
      ("another configuration", { $0.paths[1].configuration = nil }),
      ("pictures in only one of them", { $0.hasPictures = false }),
      ("--allow-missing in only one of them", { $0.allowsOmissions = true }),
    ]
    for (words, change) in changes {
      var other = test
      change(&other.job)
      let error = try error([parts[0], other.parts(2)[1]])
      #expect(error.file == "part-2.jsonl")
      #expect(error.problem.contains(words), "\(error)")
      #expect(error.problem.contains("part-1.jsonl"))
    }
    let count = try error([parts[0], test.parts(3)[1]])
    #expect(count.problem == "the part is shard 2/3, and part-1.jsonl is shard 1/2")
  }

  @Test("Parts from both sides of midnight belong together, unless something ended in between")
  func midnight() throws {
    var test = TestJob.small()
    for index in test.job.paths.indices where test.job.paths[index].configuration != nil {
      test.job.paths[index].configuration?.text =
        "{\"audit\": {\"exclude\": [{\"element\": \"#ok\", \"reason\": \"A name.\", \"until\": \"2026-12-31\"}]}}"
    }
    func part(_ number: Int, _ day: String) throws -> PartsMerge.Named {
      var test = test
      test.job.day = Day(day)
      return try test.parts(2)[number - 1]
    }
    _ = try PartsMerge([part(1, "2026-12-30"), part(2, "2026-12-31")])
    let merge = try PartsMerge([part(1, "2027-01-01"), part(2, "2027-01-02")])
    let form = try AuditAssembly(merge.job).form(of: merge.outcomes)
    #expect(form.configuration?.ended.map(\.reason) == ["A name."])
    let error = try error([part(1, "2026-12-31"), part(2, "2027-01-01")])
    #expect(error.problem.contains("another day"))
  }

  @Test("What is no whole part is refused with its place")
  func broken() throws {
    let data = try TestJob.small().parts(2)[0].part.data()
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(separator: "\n").count
    func error(_ text: String) throws -> String {
      try "\(#require(#expect(throws: ReportFileError.self) { try AuditPart(Data(text.utf8), file: "p") }))"
    }
    #expect(try error("").hasPrefix("p:1:1: error: the part has no content"))
    #expect(try error("{}\n").contains("there is no format"))
    #expect(try error("{\"format\":\"curbcut.audit\"}\n").contains("curbcut audit --shard writes parts"))
    #expect(
      try error(text.replacing("\"version\":1}", with: "\"version\":9}")).contains("version 9.0 of parts"))
    // Cut off in a line, behind a line, and before the last line break.
    #expect(try error(String(text.dropLast(400))).hasPrefix("p:\(lines - 1):"))
    let lastLine = try #require(text.range(of: "{\"end\":"))
    #expect(try error(String(text[..<lastLine.lowerBound])).contains("ends before its end"))
    #expect(try error(String(text.dropLast())).contains("ends before its end"))
    // Changed, so that it is JSON still; and so that it is none.
    #expect(
      try error(text.replacing("\"OK Button\"", with: "\"OK Buttom\"")).contains(
        "changed after it was written"))
    let place = try #require(text.range(of: "\"verdict\":"))
    let broken = text.replacingCharacters(in: place, with: "\"verdict\"=")
    let line = text[..<place.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let column = try #require(line.last).count + "\"verdict\"".count + 1
    #expect(try error(broken).hasPrefix("p:\(line.count):\(column): error: expected ‘:’"))
  }
}
