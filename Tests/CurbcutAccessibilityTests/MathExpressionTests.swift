import CurbcutAccessibility
import Testing

@Suite("Formulas")
struct MathExpressionTests {
  @Test("A fraction of a root over a power keeps its parts")
  func parts() {
    let root = AXMathExpressionRoot(
      radicandExpressions: [AXMathExpressionNumber(content: "2")],
      rootIndexExpression: AXMathExpressionNumber(content: "3"))
    let power = AXMathExpressionSubSuperscript(
      baseExpression: [AXMathExpressionIdentifier(content: "x")], subscriptExpressions: [],
      superscriptExpressions: [AXMathExpressionNumber(content: "2")])
    let fraction = AXMathExpressionFraction(numeratorExpression: root, denimonatorExpression: power)
    #expect(fraction.numeratorExpression === root)
    #expect((power.baseExpression as? AXMathExpressionIdentifier)?.content == "x")
    #expect(
      (fraction.denimonatorExpression as? AXMathExpressionSubSuperscript)?.superscriptExpressions.count == 1)
  }

  @Test("Several parts that carry indices stand in one row")
  func row() {
    let power = AXMathExpressionSubSuperscript(
      baseExpression: [AXMathExpressionIdentifier(content: "a"), AXMathExpressionIdentifier(content: "b")],
      subscriptExpressions: [], superscriptExpressions: [])
    #expect((power.baseExpression as? AXMathExpressionRow)?.expressions.count == 2)
  }

  @Test("Tables, brackets, bounds and indices hold what they are given")
  func groups() {
    let cell = AXMathExpressionTableCell(expressions: [AXMathExpressionText(content: "if")])
    let table = AXMathExpressionTable(expressions: [AXMathExpressionTableRow(expressions: [cell])])
    #expect((table.expressions.first as? AXMathExpressionTableRow)?.expressions.first === cell)
    let fenced = AXMathExpressionFenced(expressions: [table], open: "[", close: "]")
    #expect(fenced.openString == "[" && fenced.closeString == "]")
    let sum = AXMathExpressionUnderOver(
      baseExpression: AXMathExpressionOperator(content: "∑"),
      underExpression: AXMathExpressionNumber(content: "0"),
      overExpression: AXMathExpressionIdentifier(content: "n"))
    #expect((sum.overExpression as? AXMathExpressionIdentifier)?.content == "n")
    let multi = AXMathExpressionMultiscript(
      baseExpression: sum, prescriptExpressions: [], postscriptExpressions: [])
    #expect(multi.baseExpression === sum)
  }
}
