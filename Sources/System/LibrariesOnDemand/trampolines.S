/* One trampoline for each function in functions.h. It jumps to where its slot points: at first to the code that looks
 * up the function, preserving all registers of the call, and then to the function itself. */

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#if defined(__x86_64__)

.macro trampoline name
  .hidden \name
  .globl \name
  .type \name, @function
\name:
  jmpq *9f(%rip)
  .size \name, . - \name
8:
  pushq $index
  jmp find
  .pushsection .data.rel, "aw", @progbits
9:
  .quad 8b
  .popsection
  .set index, index + 1
.endm

  .text
  .type find, @function
find:
  .cfi_startproc
  .cfi_adjust_cfa_offset 8
  pushq %rbp
  .cfi_adjust_cfa_offset 8
  .cfi_offset %rbp, -24
  movq %rsp, %rbp
  .cfi_def_cfa_register %rbp
  subq $192, %rsp
  andq $-16, %rsp
  movups %xmm0, 0(%rsp)
  movups %xmm1, 16(%rsp)
  movups %xmm2, 32(%rsp)
  movups %xmm3, 48(%rsp)
  movups %xmm4, 64(%rsp)
  movups %xmm5, 80(%rsp)
  movups %xmm6, 96(%rsp)
  movups %xmm7, 112(%rsp)
  movq %rdi, 128(%rsp)
  movq %rsi, 136(%rsp)
  movq %rdx, 144(%rsp)
  movq %rcx, 152(%rsp)
  movq %r8, 160(%rsp)
  movq %r9, 168(%rsp)
  /* al: how many vector registers a call with a variable number of arguments uses. */
  movq %rax, 176(%rsp)
  movq 8(%rbp), %rdi
  callq libraries_on_demand_find
  movq %rax, %r11
  movups 0(%rsp), %xmm0
  movups 16(%rsp), %xmm1
  movups 32(%rsp), %xmm2
  movups 48(%rsp), %xmm3
  movups 64(%rsp), %xmm4
  movups 80(%rsp), %xmm5
  movups 96(%rsp), %xmm6
  movups 112(%rsp), %xmm7
  movq 128(%rsp), %rdi
  movq 136(%rsp), %rsi
  movq 144(%rsp), %rdx
  movq 152(%rsp), %rcx
  movq 160(%rsp), %r8
  movq 168(%rsp), %r9
  movq 176(%rsp), %rax
  movq %rbp, %rsp
  popq %rbp
  .cfi_def_cfa %rsp, 16
  /* Removes the index. */
  addq $8, %rsp
  .cfi_adjust_cfa_offset -8
  jmpq *%r11
  .cfi_endproc
  .size find, . - find

#else

.macro trampoline name
  .hidden \name
  .globl \name
  .type \name, %function
\name:
  adrp x16, 9f
  ldr x16, [x16, :lo12:9f]
  br x16
  .size \name, . - \name
8:
  ldr w17, 7f
  b find
7:
  .word index
  .pushsection .data.rel, "aw", %progbits
  .balign 8
9:
  .quad 8b
  .popsection
  .set index, index + 1
.endm

  .text
  .balign 4
  .type find, %function
find:
  .cfi_startproc
  stp x29, x30, [sp, #-224]!
  .cfi_def_cfa_offset 224
  .cfi_offset x29, -224
  .cfi_offset x30, -216
  mov x29, sp
  stp q0, q1, [sp, #16]
  stp q2, q3, [sp, #48]
  stp q4, q5, [sp, #80]
  stp q6, q7, [sp, #112]
  stp x0, x1, [sp, #144]
  stp x2, x3, [sp, #160]
  stp x4, x5, [sp, #176]
  stp x6, x7, [sp, #192]
  /* x8: the address of a large result. */
  str x8, [sp, #208]
  mov w0, w17
  bl libraries_on_demand_find
  mov x16, x0
  ldp q0, q1, [sp, #16]
  ldp q2, q3, [sp, #48]
  ldp q4, q5, [sp, #80]
  ldp q6, q7, [sp, #112]
  ldp x0, x1, [sp, #144]
  ldp x2, x3, [sp, #160]
  ldp x4, x5, [sp, #176]
  ldp x6, x7, [sp, #192]
  ldr x8, [sp, #208]
  ldp x29, x30, [sp], #224
  .cfi_def_cfa_offset 0
  .cfi_restore x29
  .cfi_restore x30
  br x16
  .cfi_endproc
  .size find, . - find

#endif

  .hidden libraries_on_demand_slots
  .globl libraries_on_demand_slots
  .pushsection .data.rel, "aw", %progbits
  .balign 8
libraries_on_demand_slots:
  .popsection

  .set index, 0
#define FUNCTION(library, package, name) trampoline name
#include "functions.h"

#endif

#if defined(__linux__)
  .section .note.GNU-stack, "", %progbits
#endif
